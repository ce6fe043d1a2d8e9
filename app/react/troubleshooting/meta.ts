import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Troubleshooting',
  summary: 'Errors, warnings, remedies',
  description: 'Every error and warning of the React edition, with its cause and its remedy.',
  search: [
    {
      words: [
        'error',
        'errors',
        'error message',
        'warning',
        'console warning',
        'not working',
        'help',
      ],
    },
    {
      anchor: 'image-missing',
      title: 'An image is missing',
      description: 'The browser could not load the file.',
      words: ['image not found', 'broken image', 'image missing', 'grey box'],
    },
    {
      anchor: 'nothing-opens',
      title: 'A click opens nothing',
      description: 'A click on an image does nothing.',
      words: ['nothing opens', 'nothing happens', 'gallery does not open', 'click does nothing'],
    },
    {
      anchor: 'no-styles',
      title: 'A gallery without styles',
      description: 'The stylesheet is missing: import it once.',
      words: [
        'no styles',
        'unstyled',
        'css missing',
        'styles missing',
        'css not loading',
        'huge images',
        'cannot find module',
        'looks broken',
      ],
    },
    {
      anchor: 'duplicate_id',
      title: 'Two galleries with one id',
      description: 'Give each gallery an id of its own.',
      words: [
        'two galleries',
        'two galleries one page',
        'several galleries',
        'same id',
        'duplicate id',
      ],
    },
    {
      anchor: 'package-not-found',
      title: 'The package is not found',
      description: 'The React edition is not on npm: install its file.',
      words: ['package not found', 'not on npm', 'npm 404', 'npm registry'],
    },
    {
      anchor: 'thumbnails-open-files',
      title: 'Thumbnails open files',
      description: 'A thumbnail is a link to its image: pass onClickImage.',
      words: ['opens file', 'opens image file', 'click does nothing', 'gallery does not open'],
    },
  ],
} satisfies PageMeta;
