import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews custom template',
  navLabel: 'Previews template',
  heading: 'Previews custom template',
  band: 'Previews custom template',
  description: 'Render each thumbnail with a template around the default one.',
  topics: ['thumbnails'],
  options: [
    '/features/previews#PreviewConfig',
    '/features/modal-gallery#ModalGalleryConfig.previewsTemplate',
  ],
  needsCode: 'it has a template',
  picture: { window: 'medium', detail: { width: 480, y: 1 }, steps: [['showImage', 2]] },
} satisfies DemoMeta;
