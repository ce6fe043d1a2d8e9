import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Opening animation',
  summary: 'Out of the thumbnail',
  description: 'Open the modal gallery out of a thumbnail with any crop, and close it into one.',
  options: [
    '/react/gestures#OpeningConfig.fromThumbnail',
    '/react/gestures#OpeningConfig.duration',
  ],
  picture: { steps: [['scrollTo', 'h3:last-of-type + * > :nth-child(2)']], isModal: false },
} satisfies DemoMeta;
