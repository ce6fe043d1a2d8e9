import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo download filename',
  navLabel: 'Download custom filenames',
  description: 'Choose the file name of downloaded images.',
  topics: ['download', 'buttons'],
  options: [
    '/features/common#ModalImage.downloadFileName',
    '/features/upper-buttons#ButtonsStrategy',
  ],
  needsCode: 'its images have file names',
  picture: { detail: { width: 320, x: 1, y: 0 } },
} satisfies DemoMeta;
