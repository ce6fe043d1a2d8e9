import type { FeatureGroup, Route } from './route';

function feature(
  name: string,
  group: FeatureGroup,
  title: string,
  label: string,
  band: string,
  description: string,
): Route {
  return {
    path: name === '' ? '/features' : `/features/${name}`,
    kind: 'reading',
    title,
    description,
    band: `Features - ${band}`,
    heading: title,
    feature: { label, group },
  };
}

/** In the order of the sidebar. */
export const featureRoutes: readonly Route[] = [
  feature(
    '',
    'Components',
    'Overview',
    'Overview',
    'Overview',
    'The parts of the three components: modal gallery, plain gallery and carousel.',
  ),
  feature(
    'modal-gallery',
    'Components',
    'Modal gallery',
    'Modal Gallery',
    'Modal Gallery',
    'How to open the modal gallery, its events, and every option with type and default.',
  ),
  feature(
    'plain-gallery',
    'Components',
    'Plain gallery',
    'Plain Gallery',
    'Plain Gallery',
    'Thumbnails in rows, columns or grids: inputs, output and every option of the plain gallery.',
  ),
  feature(
    'carousel',
    'Components',
    'Carousel',
    'Carousel',
    'Carousel',
    'Inputs, outputs and every option of the carousel, from autoplay to thumbnail breakpoints.',
  ),
  feature(
    'common',
    'Basic stuff',
    'Common',
    'Common',
    'Common',
    'Types that several components use: images, sizes, dots, autoplay, actions and errors.',
  ),
  feature(
    'description',
    'Basic stuff',
    'Description',
    'Description',
    'Description',
    'When a caption is shown, the parts of its text, and its styles.',
  ),
  feature(
    'accessibility',
    'Basic stuff',
    'Accessibility',
    'Accessibility',
    'Accessibility',
    'All labels for screen readers and all tooltips, with their defaults, for translation.',
  ),
  feature(
    'previews',
    'Basic stuff',
    'Previews',
    'Previews',
    'Previews',
    'Thumbnails below the modal gallery and the carousel: number, size, arrows and heights per breakpoint.',
  ),
  feature(
    'upper-buttons',
    'Basic stuff',
    'Upper buttons',
    'Upper buttons',
    'Upper buttons',
    'Close, download, external URL, delete, full screen or custom: the buttons above the image and their events.',
  ),
  feature(
    'keyboard-config',
    'Basic stuff',
    'Keyboard config',
    'Keyboard config',
    'Keyboard config',
    'The keys that close and navigate, and the shortcuts that download the active image.',
  ),
];
