/** The default of each field, found by walking types and default objects together. */
import { CAROUSEL_DEFAULTS, MODAL_DEFAULTS, PLAIN_DEFAULTS } from 'ks-gallery-react';
import { libraryTypes, objectDoc, type FieldDoc } from './library-types';

/** The default object of each configuration type. */
export type LibraryDefaults = Readonly<Record<string, object>>;

export const libraryDefaults: LibraryDefaults = {
  ModalLibConfig: MODAL_DEFAULTS,
  PlainLibConfig: PLAIN_DEFAULTS,
  CarouselLibConfig: {
    ...CAROUSEL_DEFAULTS,
    // The carousel ignores the shortcuts; their default is the one of the modal gallery.
    keyboardServiceConfig: MODAL_DEFAULTS.keyboardServiceConfig,
  },
};

const components: Readonly<Record<string, string>> = {
  ModalLibConfig: 'modal gallery',
  PlainLibConfig: 'plain gallery',
  CarouselLibConfig: 'carousel',
};

/** A default object of a type. */
interface DefaultSource {
  readonly component: string;
  /** The field that holds the object, for example `SlideConfig.playConfig`. */
  readonly holder: string;
  readonly value: object;
}

export function getProperty(value: unknown, name: string): unknown {
  return value instanceof Object
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The type of an object in a field: of the types that have all its fields, the one with the fewest. */
export function getNestedType(field: FieldDoc, value: unknown): string | undefined {
  if (!(value instanceof Object)) return undefined;
  const keys = Object.keys(value);
  return field.mentions
    .map((name) => libraryTypes().get(name))
    .flatMap((doc) => (doc?.kind === 'object' ? doc : []))
    .filter(({ fields }) => keys.every((key) => fields.some(({ name }) => name === key)))
    .sort((a, b) => a.fields.length - b.fields.length)[0]?.name;
}

type Sources = ReadonlyMap<string, readonly DefaultSource[]>;

function collect(type: string, source: DefaultSource, found: Map<string, DefaultSource[]>): void {
  found.set(type, [...(found.get(type) ?? []), source]);
  for (const field of objectDoc(type).fields) {
    const value = getProperty(source.value, field.name);
    const nested = getNestedType(field, value);
    if (!nested) continue;
    const holder = `${type}.${field.name}`;
    collect(nested, { ...source, holder, value: value as object }, found);
  }
}

function walk(defaults: LibraryDefaults): Sources {
  const found = new Map<string, DefaultSource[]>();
  for (const [type, value] of Object.entries(defaults)) {
    collect(type, { component: components[type] ?? type, holder: type, value }, found);
  }
  return found;
}

const cache = new Map<LibraryDefaults, Sources>();

/** The default objects of a type; empty for types without defaults, such as images and events. */
export function defaultSources(type: string, defaults: LibraryDefaults): readonly DefaultSource[] {
  const sources = cache.get(defaults) ?? walk(defaults);
  cache.set(defaults, sources);
  return sources.get(type) ?? [];
}
