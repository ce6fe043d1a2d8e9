import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Upper buttons',
  description:
    'Close, download, external URL, delete, full screen or custom: the buttons above the image and their events.',
  interactive: true,
} satisfies PageMeta;
