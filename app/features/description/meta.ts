import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Description',
  description: 'When a caption is shown, the parts of its text, and its styles.',
  interactive: true,
  search: [{ options: ['CurrentImageConfig.captionPlacement'], words: ['caption', 'image text'] }],
} satisfies PageMeta;
