import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Migration',
  heading: 'Migration guide',
  description:
    'How to upgrade an application from version 7, 8 or 9 of the gallery to version 10, step by step.',
  search: [
    {
      anchor: 'newer-versions',
      title: 'After version 10',
      description: 'What the newer versions of the Angular package changed.',
      words: [
        'changelog',
        'release notes',
        'newest version',
        'upgrade',
        'security',
        'angular 16',
        'angular 17',
        'angular 18',
        'angular 19',
        'angular 20',
        'angular 21',
        'angular 22',
      ],
    },
  ],
} satisfies PageMeta;
