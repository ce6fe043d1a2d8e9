/** Configurations that the library refuses, with a part of its message. */
import type { ComponentName } from '@/components/playground/fields/field';

const line = {
  size: { width: '50px', height: '50px' },
  breakConfig: { length: -1, wrap: false },
  justify: 'flex-start',
};
const customButton = { strategy: 5, buttons: [{ type: 99 }] };

type Refused = readonly [component: ComponentName, config: object, message: string];

export const refusedConfigurations: readonly Refused[] = [
  ['modal', { slideConfig: { playConfig: { interval: 0 } } }, 'playConfig.interval is 0'],
  ['modal', { zoomConfig: { max: 0 } }, 'zoomConfig.max is 0'],
  ['modal', { openingConfig: { duration: -1 } }, 'openingConfig.duration is -1'],
  ['modal', { buttonsConfig: customButton }, 'buttonsConfig.buttons[0].type is 99'],
  ['modal', { linkConfig: { name: '' } }, 'linkConfig.name is ""'],
  ['carousel', { carouselPlayConfig: { interval: 0 } }, 'carouselPlayConfig.interval is 0'],
  ['carousel', { linkConfig: { name: 'a#b' } }, 'linkConfig.name is "a#b"'],
  ['plain', { plainGalleryConfig: { strategy: 3, layout: line } }, 'strategy is GRID'],
];
