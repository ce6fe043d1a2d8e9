import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Examples',
  description:
    'Live examples of the modal gallery, the plain gallery and the carousel, starting with the smallest.',
  canonical: '/demo/array-simple',
  interactive: true,
} satisfies PageMeta;
