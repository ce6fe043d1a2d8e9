import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Zoom',
  summary: 'Pinch, wheel, keys',
  description: 'Pinch, double tap, wheel, buttons and keys that enlarge the image of a gallery.',
  options: [
    '/react/gestures#ZoomConfig.buttons',
    '/react/gestures#ZoomConfig.doubleTap',
    '/features/common#ModalImage.zoomImg',
  ],
  picture: {
    steps: [
      ['showImage', 4],
      ['click', 'Zoom in'],
      ['click', 'Zoom in'],
    ],
    keepsSize: true,
  },
} satisfies DemoMeta;
