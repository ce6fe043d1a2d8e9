import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Keep the zoom',
  summary: 'Compare similar images',
  description: 'Keep zoom level and detail from image to image, to compare similar photographs.',
  options: ['/react/gestures#ZoomConfig.keep', '/react/gestures#ZoomConfig.buttons'],
  picture: {
    steps: [
      ['showImage', 2],
      ['click', 'Zoom in'],
      ['click', 'Zoom in'],
    ],
    keepsSize: true,
  },
} satisfies DemoMeta;
