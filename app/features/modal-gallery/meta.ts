import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Modal gallery',
  navLabel: 'Modal Gallery',
  heading: 'Modal gallery',
  description: 'How to open the modal gallery, its events, and every option with type and default.',
  interactive: true,
} satisfies PageMeta;
