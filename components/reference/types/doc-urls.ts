/** The pages that document each public type. The anchor is the name of the type. */
import { getMentions, libraryTypes } from './library-types';
import { fieldDifferences } from '../differences/package-differences';

export type TypeName = string;

interface PageTypes {
  /** Types in reading order. Each is followed by the types that its fields mention and that no page names. */
  readonly types: readonly TypeName[];
  /** Types that are documented on another page, and whose anchors lead there. */
  readonly elsewhere?: readonly TypeName[];
}

const list = (names: string): readonly TypeName[] => names.split(' ');

const pages: Readonly<Record<string, PageTypes>> = {
  '/features/modal-gallery': {
    types: list('ModalGalleryConfig ModalGalleryRef ModalLibConfig ModalGalleryService'),
    elsewhere: list(
      'Image ModalImage CurrentImageConfig LoadingConfig LoadingType ' +
        'SidePreviewsConfig PreviewTemplateContext ImageModalEvent GalleryStream KeyboardConfig',
    ),
  },
  '/features/plain-gallery': {
    types: list(
      'PlainGalleryProps PlainLibConfig PlainImage PlainGalleryLayout ' +
        'JustifiedLayoutOptions ColumnLayoutOptions',
    ),
    elsewhere: list('Image'),
  },
  '/features/carousel': {
    types: list(
      'CarouselProps CarouselLibConfig PlayConfig ImageEvent ImageModalEvent CarouselHandle CarouselModal',
    ),
    elsewhere: list('Image'),
  },
  '/features/common': {
    types: list(
      'Image GalleryImage ModalImage ImageData ImageSource LoadingConfig DotsConfig Size Action ' +
        'LibConfig GalleryError GalleryStream InteractionEvent',
    ),
    elsewhere: list('PlayConfig'),
  },
  '/features/description': {
    types: list('Description CurrentImageConfig'),
    elsewhere: list('LoadingConfig LoadingType ZoomConfig DismissConfig'),
  },
  '/features/accessibility': { types: list('AccessibilityConfig') },
  '/features/previews': {
    types: list('PreviewConfig CarouselPreviewConfig SidePreviewsConfig PreviewTemplateContext'),
  },
  '/features/upper-buttons': { types: list('ButtonsConfig ButtonEvent') },
  '/features/keyboard-config': { types: list('KeyboardConfig KeyboardServiceConfig') },
  '/react/reference': {
    types: list(
      'ModalGalleryProps ModalGalleryContent ModalGalleryIndexConfig CarouselProps ' +
        'PlainGalleryProps FlatImage FlatThumbnail AnyImage LineLayoutOptions GridLayoutOptions ' +
        'ControlledIndexProps IndexChange ByWidth ImageVideo',
    ),
    elsewhere: list('ZoomConfig DismissConfig OpeningConfig TransitionConfig ControlsConfig'),
  },
  '/react/slots': {
    types: list(
      'ModalGallerySlots CarouselSlots PlainGallerySlots RenderSlot SlotContext ' +
        'ImageSlotContext SlotImageProps PlainGalleryClassNames CarouselClassNames ModalGalleryClassNames',
    ),
  },
  '/react/links': { types: list('LinkConfig') },
  '/react/gestures': {
    types: list('ZoomConfig DismissConfig OpeningConfig TransitionConfig ControlsConfig'),
  },
};

const named = new Set(Object.values(pages).flatMap(({ types }) => types));

/** The types of each page with those that follow. A type that two pages mention is on the first. */
function placeTypes(): ReadonlyMap<string, readonly TypeName[]> {
  const placed = new Set<TypeName>();
  const withNested = (name: TypeName): readonly TypeName[] => {
    placed.add(name);
    const doc = libraryTypes().get(name);
    const nested = doc ? getMentions(doc) : [];
    return [
      name,
      ...nested.flatMap((other) =>
        named.has(other) || placed.has(other) ? [] : withNested(other),
      ),
    ];
  };
  return new Map(
    Object.entries(pages).map(([path, { types }]) => [path, types.flatMap(withNested)]),
  );
}

let placement: ReadonlyMap<string, readonly TypeName[]> | undefined;

/** The types with a table on a page, in reading order. */
export function typesOn(path: string): readonly TypeName[] {
  placement ??= placeTypes();
  return placement.get(path) ?? [];
}

/** The types of which a page has anchors that lead to another page. */
export function typesElsewhere(path: string): readonly TypeName[] {
  return pages[path]?.elsewhere ?? [];
}

/** Every page with an anchor of the type, the one with its table first. */
export function pagesDescribing(name: TypeName): readonly string[] {
  const having = (typesOf: (path: string) => readonly TypeName[]) =>
    Object.keys(pages).filter((path) => typesOf(path).includes(name));
  return [...having(typesOn), ...having(typesElsewhere)];
}

export function typeNames(): readonly TypeName[] {
  return Object.keys(pages)
    .flatMap(typesOn)
    .filter((name, index, all) => all.indexOf(name) === index);
}

export function isTypeName(name: string): boolean {
  return pagesDescribing(name).length > 0;
}

/** Path and anchor of the type's description, for `href()`. */
export function docUrl(name: TypeName): string {
  return `${pagesDescribing(name)[0]}#${name}`;
}

/** True if the fields of a type are on two pages: those of both editions, and those of the React edition only. */
export function isSplit(name: TypeName): boolean {
  return Object.values(pages).filter(({ types }) => types.includes(name)).length > 1;
}

/** Path and anchor of a field's row, for `href()`. */
export function rowUrl(name: TypeName, field: string): string {
  const row = rowId(name, field);
  const [first, second] = pagesDescribing(name);
  const isAdded = isSplit(name) && fieldDifferences[row]?.added === true;
  return `${isAdded ? second : first}#${row}`;
}

/** Id of a row, the same on every page. */
export function rowId(name: TypeName, field: string): string {
  return `${name}.${field}`;
}
