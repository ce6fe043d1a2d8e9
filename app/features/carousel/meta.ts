import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel',
  description:
    'Inputs, outputs and every option of the carousel, from autoplay to thumbnail breakpoints.',
  interactive: true,
  search: [{ anchor: 'PlayConfig.pauseOnHover', words: ['stop autoplay on hover'] }],
} satisfies PageMeta;
