import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'About',
  description:
    'The author of the gallery, its contributors, the authors of icons, spinners and photographs, and the licences.',
  search: [{ words: ['licence', 'license', 'credits', 'author'] }],
} satisfies PageMeta;
