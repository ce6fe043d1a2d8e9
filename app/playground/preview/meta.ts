import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Preview of the playground',
  heading: 'Preview',
  band: '',
  description: 'The gallery that the playground shows in an iframe.',
  interactive: true,
  isFramed: true,
  hasOwnFiles: true,
} satisfies PageMeta;
