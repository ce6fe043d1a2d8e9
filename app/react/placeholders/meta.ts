import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Placeholders',
  summary: 'A colour or a small image',
  description: 'Show a colour or a few pixels of each image until it has loaded, without scripts.',
  options: ['/features/common#GalleryImage', '/react/reference#FlatImage'],
  search: [{ words: ['placeholder', 'blur', 'blurhash', 'lqip', 'skeleton', 'blurred image'] }],
  picture: {
    before: [['hold', 'river-otter-800']],
    opener: '[data-index="3"]',
    isLoading: true,
  },
} satisfies DemoMeta;
