import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Plain gallery',
  navLabel: 'Plain Gallery',
  heading: 'Plain gallery',
  description:
    'Thumbnails in rows, columns or grids: inputs, output and every option of the plain gallery.',
  interactive: true,
} satisfies PageMeta;
