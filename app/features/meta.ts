import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Overview',
  description: 'The parts of the three components: modal gallery, plain gallery and carousel.',
} satisfies PageMeta;
