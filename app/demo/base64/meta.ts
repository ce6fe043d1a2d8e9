import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo base64',
  navLabel: 'Base64',
  heading: 'Base64 example',
  description: 'Show and download images that are data URLs.',
  topics: ['images', 'download'],
  options: ['/features/common#ModalImage.img'],
  needsCode: 'its images are data URLs',
  picture: { window: 'phone', steps: [['showImage', 2]], keepsSize: true },
} satisfies DemoMeta;
