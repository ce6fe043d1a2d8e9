import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Zoom, drag and opening',
  summary: 'Zooming, closing by drag, animations',
  description: 'Options for zooming, closing by drag, and the animations of the modal gallery.',
} satisfies PageMeta;
