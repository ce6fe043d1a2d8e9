import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Works with',
  summary: 'Dialogs, routers, scroll locks',
  description:
    'Dialogs, routers and scroll locks of other libraries beside which the galleries are tested.',
  search: [
    { words: ['radix', 'shadcn', 'mui', 'headless ui', 'react aria', 'react router', 'toast'] },
  ],
} satisfies PageMeta;
