import { siteFacts } from '@/components/site/site-facts';
import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Getting started',
  description: `Versions for each Angular release, installation, and the four steps to set up ${siteFacts.title}.`,
  search: [
    {
      anchor: 'installation',
      title: 'Install',
      description:
        'Which versions of Angular and React the editions need, and how to install them.',
      words: ['react 19', 'react 18', 'angular 15', 'install', 'npm install', 'react version'],
    },
    {
      anchor: 'react-server',
      title: 'Server rendering',
      description: 'What is rendered on the server, for example with Next.js.',
      words: ['ssr', 'server side rendering', 'server components', 'hydration'],
    },
    {
      anchor: 'react-stylesheet',
      title: 'Styles',
      description: 'The stylesheet of the React edition and its CSS custom properties.',
      options: ['LineLayout.justify'],
    },
    {
      anchor: 'step-2',
      title: 'An Angular gallery without styles',
      description: 'Step 2 adds the global styles that the modal gallery needs.',
      words: ['angular unstyled', 'unstyled', 'no styles', 'styles missing', 'looks broken'],
    },
  ],
} satisfies PageMeta;
