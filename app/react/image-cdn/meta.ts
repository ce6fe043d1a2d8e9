import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Image CDN',
  summary: 'The width that is needed',
  description: 'Let an image CDN or a server of your own deliver each image in the width needed.',
  options: ['/react/slots#ImageSlotContext', '/react/slots#SlotImageProps'],
  imageWidths: [480, 800, 1200],
  search: [{ words: ['cdn', 'cloudinary', 'imgix', 'image server'] }],
  picture: { steps: [['showImage', 5]] },
} satisfies DemoMeta;
