import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Controlled index',
  summary: 'The index in your state',
  description: 'Keep the index of the active image in your own state, and refuse a change.',
  options: [
    '/react/reference#ControlledIndexProps',
    '/react/reference#IndexChange',
    '/react/reference#CarouselProps.index',
  ],
  search: [{ words: ['controlled', 'redux', 'zustand', 'own state'] }],
  picture: { window: 'medium', isModal: false },
} satisfies DemoMeta;
