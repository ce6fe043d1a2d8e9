/** The three configuration types of the library: their defaults and the URLs of their reference. */
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
import { rowUrl, type TypeName } from '@/components/reference/doc-urls';
import { fieldDifferences, type Difference } from '@/components/reference/package-differences';

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

const configDocUrls: Readonly<Record<ConfigType, string>> = {
  ModalLibConfig: '/features/modal-gallery#ModalLibConfig',
  PlainLibConfig: '/features/plain-gallery#PlainLibConfig',
  CarouselLibConfig: '/features/carousel#CarouselLibConfig',
};

/** Reference of an object by the name of the field that holds it. The innermost object of a path decides. */
const sectionDocUrls: Readonly<Record<string, string>> = {
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
  linkConfig: '/react/links#LinkConfig',
  zoomConfig: '/react/reference#ZoomConfig',
  dismissConfig: '/react/reference#DismissConfig',
  openingConfig: '/react/reference#OpeningConfig',
};

/** Page and row of the reference for the option at a path such as `currentImageConfig.loadingConfig.type`. */
export function optionDocUrl(type: ConfigType, path: string): string {
  const names = path.replace(/\[\d+\]/g, '').split('.');
  const field = names.pop() ?? '';
  const parent = names.findLast((name) => Object.hasOwn(sectionDocUrls, name)) ?? '';
  return `${sectionDocUrls[parent] ?? configDocUrls[type]}.${field}`;
}

const targetTypes: Readonly<Record<string, TypeName>> = {
  'open()': 'ModalGalleryConfig',
  '<ModalGallery>': 'ModalGalleryProps',
  '<PlainGallery>': 'PlainGalleryProps',
  '<Carousel>': 'CarouselProps',
};

/** Page and row of the reference for an input of a component or of `open()`. */
export function inputDocUrl(target: string, input: string): string {
  const type = targetTypes[target];
  if (!type) throw new Error(`The reference has no inputs of ${target}.`);
  return rowUrl(type, input);
}

/** How the option at a path differs in the Angular package; empty where both editions agree. */
export function getDifference(type: ConfigType, path: string): Difference {
  const [, field = ''] = optionDocUrl(type, path).split('#');
  return fieldDifferences[field] ?? {};
}

function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Member name of an enum value. `source`, for example `ButtonsStrategy.SIMPLE`, names the enum. */
function getEnumMember(source: string, value: number): string | undefined {
  const [, name = ''] = /^([A-Z]\w+)\.\w+$/.exec(source) ?? [];
  const member = getProperty(getProperty(enums, name), String(value));
  return typeof member === 'string' ? `${name}.${member}` : undefined;
}

/**
 * The library's default at a path, as source text; undefined where there is none.
 * @param source the value in the demo's source that replaces the default
 */
export function getDefaultText(type: ConfigType, path: string, source: string): string | undefined {
  const names = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  const value = names.reduce<unknown>(getProperty, defaults[type]);
  if (value === undefined) return undefined;
  if (typeof value === 'number') return getEnumMember(source, value) ?? String(value);
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof LineLayout) return 'new LineLayout';
  return JSON.stringify(value);
}
