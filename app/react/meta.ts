import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'React edition',
  description: 'Live demos of what only the React edition has: slots, types, controlled state.',
  search: [
    {
      anchor: 'more',
      title: 'For coding assistants',
      description: 'Files that coding assistants read, on this site and in the package.',
      words: ['llms.txt', 'llms', 'ai', 'agents', 'assistant', 'copilot', 'claude', 'chatgpt'],
    },
    {
      anchor: 'start',
      title: 'Demos in a sandbox',
      description: 'The demos of the React edition open in StackBlitz and CodeSandbox.',
      words: ['sandbox', 'stackblitz', 'codesandbox', 'edit online'],
    },
  ],
} satisfies PageMeta;
