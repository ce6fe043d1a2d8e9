import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo close outside',
  navLabel: 'No close outside',
  heading: 'No close outside example',
  description: 'Keep the modal gallery open when the user clicks outside the image.',
  topics: ['accessibility'],
  options: ['/features/modal-gallery#ModalLibConfig.enableCloseOutside'],
  picture: { detail: { width: 240, x: 1, y: 0 }, steps: [['showImage', 4]] },
} satisfies DemoMeta;
