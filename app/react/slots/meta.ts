import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Slots and class names',
  summary: 'Your own captions, thumbnails and states',
  interactive: true,
  description: 'The slots and class names of the React edition, with what each slot receives.',
} satisfies PageMeta;
