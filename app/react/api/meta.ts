import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Images from an API',
  summary: 'Loading and failing',
  description:
    'Request pages of images, show that they are loading, and try again when a request has failed.',
  options: ['/react/reference#ControlledIndexProps'],
  search: [
    {
      words: [
        'images from an api',
        'fetch images',
        'rest api',
        'json',
        'load more button',
        'pagination',
        'retry',
      ],
    },
  ],
  picture: { window: 'phone', isModal: false },
} satisfies DemoMeta;
