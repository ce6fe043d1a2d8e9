import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Links to images',
  summary: 'A URL for every image',
  description: 'A URL for every image of a gallery: deep links, and viewing without scripts.',
  search: [{ words: ['without javascript', 'no scripts'] }],
} satisfies PageMeta;
