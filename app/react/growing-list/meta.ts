import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Growing list',
  summary: 'More near the end',
  description: 'Load more images when the end is near, and add images in front of the list.',
  options: ['/react/reference#ControlledIndexProps', '/react/reference#CarouselProps.onNearEnd'],
  search: [{ words: ['infinite scroll', 'load more', 'lazy list', 'pagination'] }],
  picture: { window: 'medium', isModal: false },
} satisfies DemoMeta;
