/** The default of each field. */
import { CAROUSEL_DEFAULTS, MODAL_DEFAULTS, PLAIN_DEFAULTS } from 'ks-gallery-react';
import { walkConfiguration } from './configuration';

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
export interface DefaultSource {
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

type Sources = ReadonlyMap<string, readonly DefaultSource[]>;

function findSources(defaults: LibraryDefaults): Sources {
  const found = new Map<string, DefaultSource[]>();
  const add = (type: string, source: DefaultSource) =>
    found.set(type, [...(found.get(type) ?? []), source]);
  for (const [rootType, value] of Object.entries(defaults)) {
    const component = components[rootType] ?? rootType;
    add(rootType, { component, holder: rootType, value });
    for (const { type, owner, field, value: inner } of walkConfiguration(rootType, value)) {
      if (!type) continue;
      add(type, { component, holder: `${owner}.${field.name}`, value: inner as object });
    }
  }
  return found;
}

const cache = new Map<LibraryDefaults, Sources>();

/** The default objects of a type; empty for types without defaults, such as images and events. */
export function defaultSources(type: string, defaults: LibraryDefaults): readonly DefaultSource[] {
  const sources = cache.get(defaults) ?? findSources(defaults);
  cache.set(defaults, sources);
  return sources.get(type) ?? [];
}
