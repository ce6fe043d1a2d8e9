import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Previews',
  description:
    'Thumbnails below the modal gallery and the carousel: number, size, arrows and heights per breakpoint.',
  interactive: true,
  search: [{ words: ['thumbnails', 'thumbnail strip', 'thumbnails below image'] }],
} satisfies PageMeta;
