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
    'The three components at a glance: what the modal gallery, the plain gallery and the carousel are made of.',
  ),
  feature(
    'modal-gallery',
    'Components',
    'Modal gallery',
    'Modal Gallery',
    'Modal Gallery',
    'How to open the modal gallery, what it reports, and every field of its configuration with type and default.',
  ),
  feature(
    'plain-gallery',
    'Components',
    'Plain gallery',
    'Plain Gallery',
    'Plain Gallery',
    'Thumbnails in rows, columns or grids: inputs, output and every field of the plain gallery configuration.',
  ),
  feature(
    'carousel',
    'Components',
    'Carousel',
    'Carousel',
    'Carousel',
    'Inputs, outputs and every field of the carousel configuration, from autoplay to thumbnail breakpoints.',
  ),
  feature(
    'common',
    'Basic stuff',
    'Common',
    'Common',
    'Common',
    'Types that all components share: images, sizes, dots and the actions that events name.',
  ),
  feature(
    'description',
    'Basic stuff',
    'Description',
    'Description',
    'Description',
    'When an image description is shown, how its text is put together and how it looks.',
  ),
  feature(
    'accessibility',
    'Basic stuff',
    'Accessibility',
    'Accessibility',
    'Accessibility',
    'All 35 labels and titles that screen readers meet, with their defaults, ready to be translated.',
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
    'Close, download, external link, delete, full screen or your own: the buttons above the image and their events.',
  ),
  feature(
    'keyboard-config',
    'Basic stuff',
    'Keyboard config',
    'Keyboard config',
    'Keyboard config',
    'The keys that close and navigate, and the shortcuts that download the current image.',
  ),
];
