import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'React reference',
  summary: 'Props, controlled state, layouts',
  description: 'Props of the three React components, controlled state and layouts.',
  search: [{ words: ['api', 'props', 'typescript', 'types', 'type definitions'] }],
} satisfies PageMeta;
