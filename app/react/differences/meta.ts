import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Differences',
  summary: 'What the Angular package lacks or does differently',
  description:
    'What the React edition adds to the Angular package, and where behaviour and defaults differ.',
} satisfies PageMeta;
