import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Common',
  description:
    'Types that several components use: images, sizes, dots, autoplay, actions and errors.',
  interactive: true,
} satisfies PageMeta;
