import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Camera data',
  summary: 'Camera, lens, exposure',
  description: 'Read camera, lens and exposure from the files, and show them beside the image.',
  hasOwnFiles: true,
  options: ['/react/slots#ModalGallerySlots', '/react/reference#FlatImage'],
  search: [
    { words: ['camera data', 'exif', 'metadata', 'aperture', 'exposure', 'lens', 'photo details'] },
  ],
  picture: {
    before: [
      ['choosePhotograph', 'public/assets/images/carousel/harbour-skyline.jpg', 'skyline.jpg'],
    ],
    opener: undefined,
    steps: [['click', 'Information about the image']],
  },
} satisfies DemoMeta;
