import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Playground',
  description:
    'Try the options of the modal gallery, the plain gallery and the carousel, copy the code for React or Angular, and send the state as a URL.',
  interactive: true,
  hasFrame: true,
} satisfies PageMeta;
