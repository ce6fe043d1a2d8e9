/** The three configurations of the library: their defaults, and where their parts are explained. */
import {
  ButtonsStrategy,
  ButtonType,
  CAROUSEL_DEFAULTS,
  DescriptionStrategy,
  LineLayout,
  LoadingType,
  MODAL_DEFAULTS,
  PLAIN_DEFAULTS,
  PlainGalleryStrategy,
} from 'ks-gallery-react';

const defaults = {
  ModalLibConfig: MODAL_DEFAULTS,
  PlainLibConfig: PLAIN_DEFAULTS,
  CarouselLibConfig: CAROUSEL_DEFAULTS,
} as const;

const enums: unknown = {
  ButtonsStrategy,
  ButtonType,
  DescriptionStrategy,
  LoadingType,
  PlainGalleryStrategy,
};

export type ConfigType = keyof typeof defaults;

export function isConfigType(name: string): name is ConfigType {
  return Object.hasOwn(defaults, name);
}

const ownPlaces: Readonly<Record<ConfigType, string>> = {
  ModalLibConfig: '/features/modal-gallery#ModalLibConfig',
  PlainLibConfig: '/features/plain-gallery#PlainLibConfig',
  CarouselLibConfig: '/features/carousel#CarouselLibConfig',
};

/** Where the fields of an object with this name are explained; the innermost object of a path counts. */
const places: Readonly<Record<string, string>> = {
  slideConfig: '/features/modal-gallery#SlideConfig',
  sidePreviews: '/features/modal-gallery#SidePreviewsConfig',
  currentImageConfig: '/features/modal-gallery#CurrentImageConfig',
  loadingConfig: '/features/modal-gallery#LoadingConfig',
  plainGalleryConfig: '/features/plain-gallery#PlainGalleryConfig',
  layout: '/features/plain-gallery#LineLayout',
  breakConfig: '/features/plain-gallery#BreakConfig',
  advanced: '/features/plain-gallery#AdvancedConfig',
  carouselConfig: '/features/carousel#CarouselConfig',
  carouselImageConfig: '/features/carousel#CarouselImageConfig',
  carouselPlayConfig: '/features/carousel#PlayConfig',
  playConfig: '/features/carousel#PlayConfig',
  dotsConfig: '/features/common#DotsConfig',
  carouselDotsConfig: '/features/common#DotsConfig',
  size: '/features/common#Size',
  description: '/features/description#Description',
  style: '/features/description#DescriptionStyle',
  accessibilityConfig: '/features/accessibility#AccessibilityConfig',
  previewConfig: '/features/previews#PreviewConfig',
  carouselPreviewsConfig: '/features/previews#CarouselPreviewConfig',
  breakpoints: '/features/previews#BreakpointsConfig',
  buttonsConfig: '/features/upper-buttons#ButtonsConfig',
  buttons: '/features/upper-buttons#ButtonConfig',
  keyboardConfig: '/features/keyboard-config#KeyboardConfig',
  keyboardServiceConfig: '/features/keyboard-config#KeyboardServiceConfig',
};

/** Page and anchor of the option at a path such as `currentImageConfig.loadingConfig.type`. */
export function optionDocUrl(type: ConfigType, path: string): string {
  const parents = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .slice(0, -1);
  const known = parents.reverse().find((name) => Object.hasOwn(places, name));
  return known === undefined ? ownPlaces[type] : (places[known] ?? ownPlaces[type]);
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Name of a number: `ButtonsStrategy.SIMPLE` in the source says which names its default has. */
function memberOf(written: string, value: number): string | undefined {
  const [, name = ''] = /^([A-Z]\w+)\.\w+$/.exec(written) ?? [];
  const member = step(step(enums, name), String(value));
  return typeof member === 'string' ? `${name}.${member}` : undefined;
}

/**
 * The library's default at a path, as a reader would write it; undefined where there is none.
 * @param written the value in the source that takes the default's place
 */
export function defaultAt(type: ConfigType, path: string, written: string): string | undefined {
  const names = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  const value = names.reduce<unknown>(step, defaults[type]);
  if (value === undefined) return undefined;
  if (typeof value === 'number') return memberOf(written, value) ?? String(value);
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof LineLayout) return 'new LineLayout';
  return JSON.stringify(value);
}
