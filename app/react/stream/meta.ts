import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Stream',
  summary: 'HLS as a slide',
  description: 'An HLS stream as a slide: by the browser, or by hls.js where that is needed.',
  hasMediaSource: true,
  options: ['/react/slots#SlotContext', '/react/reference#ModalGalleryProps.render'],
  search: [{ words: ['stream', 'hls', 'm3u8', 'adaptive streaming', 'live video'] }],
  picture: { steps: [['showImage', 3]] },
} satisfies DemoMeta;
