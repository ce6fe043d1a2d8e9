import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'URL of a route',
  summary: 'Back closes the gallery',
  description: 'A parameter of the URL opens the modal gallery; Back closes it, Forward opens it.',
  options: [
    '/react/reference#ModalGalleryProps.onOpenChange',
    '/react/reference#ModalGalleryProps.index',
  ],
  search: [{ words: ['router', 'route', 'query parameter', 'react router url'] }],
  picture: { steps: [['showImage', 4]] },
} satisfies DemoMeta;
