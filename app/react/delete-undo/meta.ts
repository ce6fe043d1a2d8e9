import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Delete and undo',
  summary: 'Back at its old position',
  description: 'Delete images in the modal gallery, and restore the last one at its old position.',
  options: [
    '/features/upper-buttons#ButtonType',
    '/react/reference#ModalGalleryProps.onButtonAfterHook',
  ],
  search: [{ words: ['undo', 'restore image'] }],
  picture: { detail: { width: 200, x: 1, y: 0 }, steps: [['showImage', 3]] },
} satisfies DemoMeta;
