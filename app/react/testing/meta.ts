import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Testing',
  summary: 'Vitest, Jest, Playwright',
  description:
    'Tests of your application with Vitest, Jest and Playwright: roles, names, and what jsdom lacks.',
  search: [{ words: ['testing', 'test', 'jest', 'vitest', 'playwright', 'testing library'] }],
} satisfies PageMeta;
