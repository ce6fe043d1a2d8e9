import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Frameworks',
  summary: 'Vite, Next.js, React Router, Astro',
  description:
    'The steps to a first gallery with Vite, Next.js, React Router, Astro, and with createRoot alone.',
  search: [
    { words: ['framework', 'frameworks', 'vite', 'create app', 'pnpm', 'yarn', 'bun', 'esbuild'] },
    {
      anchor: 'next',
      title: 'Next.js',
      description: 'The steps to a first gallery with the App Router.',
      words: ['next.js', 'nextjs', 'next', 'app router'],
    },
    {
      anchor: 'astro',
      title: 'Astro',
      description: 'The steps to a first gallery in an island.',
      words: ['astro'],
    },
    {
      anchor: 'react-router',
      title: 'React Router',
      description: 'The steps to a first gallery in a route.',
      words: ['react router', 'remix'],
    },
  ],
} satisfies PageMeta;
