import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Keyboard config',
  description:
    'The keys that close and navigate, and the shortcuts that download the active image.',
  interactive: true,
  search: [{ words: ['keyboard shortcuts', 'shortcuts', 'hotkeys', 'key bindings'] }],
} satisfies PageMeta;
