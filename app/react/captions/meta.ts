import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Long captions',
  summary: 'Expand by a button',
  description: 'Long captions that leave the image visible, expand by a button, or are below it.',
  options: [
    '/features/modal-gallery#CurrentImageConfig.captionPlacement',
    '/features/description#Description',
  ],
  picture: { window: 'phone', keepsSize: true },
} satisfies DemoMeta;
