import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Drag to close',
  summary: 'Drag up or down to close',
  description: 'Close the modal gallery by dragging its image; choose direction and input.',
  options: ['/react/gestures#DismissConfig.enable', '/react/gestures#DismissConfig.mouse'],
  picture: { steps: [['drag', 30, 50]], keepsSize: true },
} satisfies DemoMeta;
