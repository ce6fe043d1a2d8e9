import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo same images',
  navLabel: 'Same images',
  heading: 'Same images example',
  description: 'Show the same image several times in one modal gallery.',
  topics: ['images'],
  options: ['/features/common#ModalImage.img', '/features/common#Image'],
  needsCode: 'its images are the same',
  picture: { window: 'medium', detail: { width: 380, y: 1 }, steps: [['showImage', 3]] },
} satisfies DemoMeta;
