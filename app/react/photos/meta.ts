import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Photographs from a folder',
  summary: 'Widths, thumbnails, sizes and texts by a command',
  description:
    'A command makes widths, formats, thumbnails, placeholders and a module with sizes and texts of a folder of photographs, and removes coordinates and other metadata.',
  search: [
    {
      words: [
        // "and" has no meaning in a question.
        'width height',
        'image size',
        'photographs',
        'folder of photos',
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
