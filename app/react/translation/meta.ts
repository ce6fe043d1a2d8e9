import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Translation',
  summary: 'German and Arabic, and your own',
  description: 'Complete German and Arabic texts of the galleries, and how to use your own.',
  search: [{ options: ['AccessibilityConfig'], words: ['german', 'arabic'] }],
} satisfies PageMeta;
