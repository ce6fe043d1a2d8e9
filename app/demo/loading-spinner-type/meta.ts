import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo spinner type',
  navLabel: 'Change type loading spinner',
  heading: 'Loading spinner types',
  band: 'Loading spinner types',
  description: 'The seven loading spinners, each in its own modal gallery with delayed images.',
  topics: ['images'],
  options: ['/features/modal-gallery#LoadingType', '/features/common#LoadingConfig.type'],
  needsCode: 'its images are slow',
  picture: {
    before: [['hold', 'slow']],
    opener: /CIRCLES$/,
    detail: { width: 240 },
    steps: [['appear', '.ks-spinner']],
    isLoading: true,
  },
} satisfies DemoMeta;
