import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Performance',
  description: 'Size, speed and memory of the React edition compared with other libraries.',
  search: [
    { words: ['bundle size', 'kb', 'kilobytes', 'gzip'] },
    {
      anchor: 'Growth',
      title: 'Long lists',
      description: 'How time and memory grow with the number of images.',
      words: [
        '500 images performance',
        'many images',
        'large list',
        'thousands images',
        '500 images',
      ],
    },
  ],
} satisfies PageMeta;
