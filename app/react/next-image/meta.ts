import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'next/image',
  summary: 'Widths by Next.js',
  description: 'Show thumbnails and full images with the image component of Next.js.',
  options: ['/react/slots#PlainGallerySlots', '/react/slots#ImageSlotContext'],
  imageWidths: [480, 800, 1200],
  search: [{ words: ['next image', 'nextjs image', 'image component'] }],
  picture: { steps: [['showImage', 3]] },
} satisfies DemoMeta;
