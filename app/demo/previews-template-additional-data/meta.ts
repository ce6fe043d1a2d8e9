import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews template data',
  navLabel: 'Previews template + additional data',
  heading: 'Previews custom template with additional data',
  band: 'Previews custom template with additional data',
  description:
    'Add fields of your own to images, such as a date, and show them above the thumbnails.',
  topics: ['thumbnails', 'images'],
  options: [
    '/features/previews#PreviewConfig',
    '/features/modal-gallery#ModalImage',
    '/features/modal-gallery#ModalGalleryConfig.previewsTemplate',
  ],
  needsCode: 'it has a template and images of its own',
  picture: { window: 'medium', detail: { width: 560, y: 1 }, steps: [['showImage', 3]] },
} satisfies DemoMeta;
