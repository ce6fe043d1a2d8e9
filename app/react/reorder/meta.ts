import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Reorder',
  summary: 'By dragging or keys',
  description: 'Change the order of images by dragging or with keys, also while a gallery is open.',
  options: ['/react/reference#ModalGalleryProps.images'],
  search: [{ words: ['reorder', 'sort images', 'drag and drop', 'sortable'] }],
  picture: { isModal: false },
} satisfies DemoMeta;
