import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Your photographs',
  summary: 'Sizes, thumbnails, texts and code of a folder of photographs',
  description:
    'Turn a folder of photographs into a gallery, in the browser or by a command: widths, formats, thumbnails, placeholders, texts and code, without coordinates and other metadata.',
  interactive: true,
  hasFrame: true,
  hasOwnFiles: true,
  search: [
    {
      words: [
        // "and" has no meaning in a question.
        'width height',
        'image size',
        'photographs',
        'folder of photos',
        'my photos',
        'own photos',
        'drop files',
        'resize images',
        'generate thumbnails',
        'thumbnails',
        'sharp',
        'exif',
        'gps',
        'iptc',
        'image pipeline',
        'command line',
      ],
    },
    {
      anchor: 'cms',
      title: 'A CMS or an upload',
      description: 'The fields of a photograph to store when it is uploaded.',
      words: ['cms', 'upload', 'headless cms'],
    },
    {
      anchor: 'unknown-sizes',
      title: 'Images without width and height',
      description: 'What the components do without width and height, and how to find them.',
      words: ['width height', 'layout shift', 'list of urls'],
    },
  ],
} satisfies PageMeta;
