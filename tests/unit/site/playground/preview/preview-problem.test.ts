import { findProblem } from '@/components/playground/preview/find-problem';
import type { PreviewGalleryProps } from '@/components/playground/preview/gallery';
import { previewImages } from './preview-images';

const line = {
  size: { width: '50px', height: '50px' },
  breakConfig: { length: -1, wrap: false },
  justify: 'flex-start',
};
const customButton = { strategy: 'custom', buttons: [{ type: 'save' }] };

/** With a part of the message of the library. */
type Refused = readonly [
  component: PreviewGalleryProps['component'],
  config: object,
  message: string,
];

const refusedConfigurations: readonly Refused[] = [
  ['modal', { slideConfig: { playConfig: { interval: 0 } } }, 'playConfig.interval is 0'],
  ['modal', { buttonsConfig: customButton }, 'buttonsConfig.buttons[0].type is "save"'],
  ['carousel', { carouselPlayConfig: { interval: 0 } }, 'carouselPlayConfig.interval is 0'],
  ['plain', { plainGalleryConfig: { strategy: 'grid', layout: line } }, 'strategy is grid'],
];

it.each(refusedConfigurations)(
  'finds what the library says about a %s gallery with %j',
  (component, config, message) => {
    expect(findProblem(component, config, previewImages[component])).toContain(message);
  },
);

it.each(['modal', 'plain', 'carousel'] as const)(
  'finds nothing in a valid %s gallery, also without images',
  (component) => {
    for (const images of [previewImages[component], []])
      expect(findProblem(component, {}, images)).toBeUndefined();
  },
);
