import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Slots and class names',
  summary: 'What each slot receives',
  description: 'The slots and class names of the React edition, with what each slot receives.',
} satisfies PageMeta;
