import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Recipes',
  summary: 'Questions with answers',
  description:
    'Questions of React developers, each with a demo or a guide, and what to use for the rest.',
  search: [
    { words: ['recipes', 'how to', 'faq', 'questions', 'cookbook'] },
    {
      anchor: 'missing',
      title: 'What the galleries do not do',
      description:
        'Rotating, cropping, editing, panoramas, uploading, Vue and other frameworks: what to use.',
      words: [
        'rotate',
        'rotate image',
        'crop image',
        'edit image',
        'image editor',
        'upload',
        '360',
        'vue',
        'svelte',
        'web component',
      ],
    },
  ],
} satisfies PageMeta;
