import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Accessibility',
  description:
    'All labels for screen readers and all tooltips, with their defaults, for translation.',
  search: [
    {
      title: 'Labels in other languages',
      description: 'The fields that replace labels and tooltips, for example by a translation.',
      options: ['AccessibilityConfig'],
    },
    {
      anchor: 'right-to-left',
      title: 'Right-to-left pages',
      description: 'In an element with dir="rtl", arrows, keys and swipes are mirrored.',
      words: ['rtl', 'right to left', 'arabic', 'hebrew'],
    },
  ],
} satisfies PageMeta;
