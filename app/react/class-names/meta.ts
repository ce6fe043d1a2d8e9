import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Styling',
  summary: 'Classes and properties',
  description: 'Style a gallery with your own classes, its state attributes and custom properties.',
  options: [
    '/react/slots#CarouselClassNames',
    '/react/slots#PlainGalleryClassNames',
    '/react/reference#CarouselProps.classNames',
  ],
  search: [
    {
      title: 'Styling',
      description: 'Style the parts of a gallery with your own classes and with custom properties.',
      words: [
        'arrow icons',
        'custom arrows',
        'change arrow color',
        'change arrow colour',
        'arrow color',
        'arrow colour',
        'styling',
        'css variables',
        'css custom properties',
        'theme',
        'dark mode',
        'brand colors',
        'tailwind',
        'css modules',
      ],
    },
    {
      anchor: '--ks-arrow-size',
      words: ['arrow size', 'bigger arrows', 'larger arrows', 'smaller arrows'],
    },
    {
      anchor: '--ks-backdrop-color',
      words: ['backdrop', 'backdrop color', 'white backdrop', 'white background'],
    },
  ],
  picture: { window: 'medium', isModal: false },
} satisfies DemoMeta;
