import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Modal gallery',
  navLabel: 'Modal Gallery',
  heading: 'Modal gallery',
  description:
    'How to open the modal gallery, its events, and its options with types and defaults.',
  interactive: true,
} satisfies PageMeta;
