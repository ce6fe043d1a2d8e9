import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Photo layouts',
  summary: 'Rows, masonry, columns',
  description:
    'Justified rows, masonry and columns of uncropped photographs, complete without scripts.',
  options: [
    '/features/plain-gallery#JustifiedLayoutOptions',
    '/features/plain-gallery#JustifiedLayoutOptions.rowHeight',
    '/features/plain-gallery#ColumnLayoutOptions',
    '/features/plain-gallery#ColumnLayoutOptions.columns',
  ],
  playground: 'plain',
  search: [
    {
      options: ['ColumnLayoutOptions.columns', 'JustifiedLayoutOptions.rowHeight'],
      words: ['uncropped', 'photo grid', 'container query'],
    },
  ],
  picture: { window: 'medium', steps: [['scrollTo', '[data-layout=masonry]']], isModal: false },
} satisfies DemoMeta;
