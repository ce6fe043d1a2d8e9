import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo spinner disable',
  navLabel: 'No loading spinner',
  heading: 'Loading spinner disabled',
  band: 'Loading spinner disabled',
  description: 'A modal gallery that shows no spinner while an image loads.',
  topics: ['images'],
  options: ['/features/common#LoadingConfig.enable'],
  needsCode: 'its images are slow',
  picture: {
    window: 'medium',
    before: [['hold', 'slow']],
    detail: { width: 420, y: 1 },
    steps: [['appear', '.ks-thumbnails img']],
    // The image is still loading: nothing is shown in its place.
    isLoading: true,
    keepsSize: true,
  },
} satisfies DemoMeta;
