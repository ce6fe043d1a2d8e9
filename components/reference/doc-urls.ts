/** The pages that document each public type. The anchor is the name of the type. */
import { fieldDifferences } from './package-differences';

const modal = '/features/modal-gallery';
const plain = '/features/plain-gallery';
const carousel = '/features/carousel';
const common = '/features/common';
const description = '/features/description';
const accessibility = '/features/accessibility';
const previews = '/features/previews';
const buttons = '/features/upper-buttons';
const keyboard = '/features/keyboard-config';
const react = '/react/reference';
const links = '/react/links';

/** Pages with a table of the type; links use the first. */
const pagesByType = {
  ModalGalleryConfig: [modal],
  ModalLibConfig: [modal],
  ModalImage: [modal],
  CurrentImageConfig: [modal],
  LoadingConfig: [modal],
  LoadingType: [modal],
  SlideConfig: [modal],
  SidePreviewsConfig: [modal],
  ModalGalleryService: [modal],
  ModalGalleryRef: [modal],
  ImageModalEvent: [modal],
  PreviewTemplateContext: [modal],
  GalleryStream: [modal],

  PlainGalleryProps: [plain, react],
  PlainLibConfig: [plain],
  PlainImage: [plain],
  PlainGalleryConfig: [plain],
  PlainGalleryLayout: [plain],
  LineLayout: [plain],
  GridLayout: [plain],
  BreakConfig: [plain],
  AdvancedConfig: [plain],
  PlainGalleryStrategy: [plain],

  CarouselProps: [carousel, react],
  CarouselLibConfig: [carousel],
  CarouselConfig: [carousel],
  PlayConfig: [carousel, common],
  CarouselImageConfig: [carousel],
  ImageEvent: [carousel],
  CarouselHandle: [carousel],

  Image: [common, modal, plain, carousel],
  GalleryImage: [common],
  ImageData: [common],
  ImageSource: [common],
  DotsConfig: [common],
  Size: [common],
  Action: [common],
  LibConfig: [common],
  GalleryError: [common],
  GalleryErrorCode: [common],
  InteractionEvent: [common],

  Description: [description],
  DescriptionStyle: [description],
  DescriptionStrategy: [description],

  AccessibilityConfig: [accessibility],

  PreviewConfig: [previews],
  CarouselPreviewConfig: [previews],
  BreakpointsConfig: [previews],

  ButtonsConfig: [buttons],
  ButtonConfig: [buttons],
  ButtonPress: [buttons],
  ButtonEvent: [buttons],
  ButtonsStrategy: [buttons],
  ButtonType: [buttons],

  KeyboardConfig: [keyboard, modal],
  KeyboardServiceConfig: [keyboard],

  ZoomConfig: [react],
  DismissConfig: [react],
  OpeningConfig: [react],

  ModalGalleryProps: [react],
  ModalGalleryContent: [react],
  ControlledIndexProps: [react],
  IndexChange: [react],
  SlotContext: [react],
  RenderSlot: [react],
  PlainGallerySlots: [react],
  CarouselSlots: [react],
  ModalGallerySlots: [react],
  PlainGalleryClassNames: [react],
  CarouselClassNames: [react],
  ModalGalleryClassNames: [react],

  LinkConfig: [links],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type TypeName = keyof typeof pagesByType;

export const typeNames = Object.keys(pagesByType) as readonly TypeName[];

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(pagesByType, name);
}

/** Every page with a table of the type. */
export function pagesDescribing(name: TypeName): readonly string[] {
  return pagesByType[name];
}

/** Path and anchor of the type's description, for `href()`. */
export function docUrl(name: TypeName): string {
  return `${pagesByType[name][0]}#${name}`;
}

const splitTypes: readonly TypeName[] = ['CarouselProps', 'PlainGalleryProps'];

/** True if the props of a component are on two pages: those of both editions, and those of the React edition only. */
export function isSplit(name: TypeName): boolean {
  return splitTypes.includes(name);
}

/** Path and anchor of a field's row, for `href()`. */
export function rowUrl(name: TypeName, field: string): string {
  const row = rowId(name, field);
  const isAdded = isSplit(name) && fieldDifferences[row]?.added === true;
  return `${isAdded ? react : pagesByType[name][0]}#${row}`;
}

/** Id of a row, the same on every page. */
export function rowId(name: TypeName, field: string): string {
  return `${name}.${field}`;
}
