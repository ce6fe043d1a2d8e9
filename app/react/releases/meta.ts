import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Releases',
  summary: 'Changes, and the file of each version',
  description: 'The versions of the React edition: what has changed, and the file of each.',
  search: [
    {
      words: [
        'releases',
        'react changelog',
        'what is new',
        'current version',
        'versions',
        'feed',
        'rss',
        'atom',
      ],
    },
  ],
} satisfies PageMeta;
