import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Share button',
  summary: 'The system’s share sheet',
  description: 'Share or copy the link of an image, with the system share sheet where it exists.',
  options: [
    '/features/upper-buttons#ButtonType',
    '/features/upper-buttons#ButtonEvent',
    '/react/links#LinkConfig',
    '/features/modal-gallery#ModalLibConfig.linkConfig',
    '/react/reference#ModalGalleryProps.onButtonAfterHook',
  ],
  search: [{ words: ['share', 'share link', 'copy link'] }],
  picture: { detail: { width: 260, x: 1, y: 0 } },
} satisfies DemoMeta;
