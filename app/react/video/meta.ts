import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Videos',
  summary: 'Posters, captions, controls',
  description: 'Videos between images, with posters, captions and the browser’s controls.',
  options: [
    '/features/common#ModalImage.video',
    '/react/reference#ImageVideo',
    '/react/reference#VideoTrack',
  ],
  search: [{ words: ['video', 'film', 'clip', 'mp4'] }],
} satisfies DemoMeta;
