/** How the options of another library correspond to ours. */

/** A value in an object of options that is data, not code. */
export type Data = boolean | number | string | null | readonly Data[];

/** Our option for one of theirs. */
export interface Counterpart {
  /** Path in the configuration of the component. */
  readonly path: string;
  /** Our value as the text that the form of the playground has for it; undefined for a value that we do not have. */
  readonly toText: (value: Data) => string | undefined;
  /** Unit of both values. */
  readonly unit?: 'ms';
}

/** One option of another library. */
export interface OptionMapping {
  /** Path in their options: `carousel.finite`. */
  readonly option: string;
  /** Their documented default; undefined if there is none. */
  readonly theirDefault?: Data;
  /** Undefined if no option of ours does the same. */
  readonly ours?: Counterpart;
  /** What differs, or what to use in place of an option, as a sentence; backticks mark code. */
  readonly remark?: string;
}

/** A library from which applications move to ours. */
export interface OtherLibrary {
  /** Name of its package, and anchor of its table. */
  readonly name: string;
  /** Release whose documentation was read. */
  readonly version: string;
  /** The component that takes its place. */
  readonly component: 'modal' | 'carousel';
  /** Their fields of an image and ours. */
  readonly images: readonly (readonly [theirs: string, ours: string])[];
  readonly options: readonly OptionMapping[];
}

/** A row for an option that one of ours replaces. */
export const matched = (
  option: string,
  theirDefault: Data | undefined,
  ours: Counterpart,
  remark?: string,
): OptionMapping => ({ option, theirDefault, ours, remark });

/** A row for an option that none of ours replaces. */
export const unmatched = (option: string, theirDefault?: Data, remark?: string): OptionMapping => ({
  option,
  theirDefault,
  remark,
});

/** The text of a value, unless it is `null`, a list or a number that is too large. */
function toText(value: Data): string | undefined {
  const isOne = typeof value !== 'object' && (typeof value !== 'number' || Number.isFinite(value));
  return isOne ? String(value) : undefined;
}

/** The same value. */
export function same(path: string): Counterpart {
  return { path, toText };
}

/** The same number of milliseconds. */
export const milliseconds = (path: string): Counterpart => ({ ...same(path), unit: 'ms' });

/** The opposite of a boolean. */
export function not(path: string): Counterpart {
  return choose(path, { true: 'false', false: 'true' });
}

/** A number of pixels as a CSS length; a text stays. */
export function pixels(path: string): Counterpart {
  return {
    path,
    toText: (value) => {
      if (typeof value === 'boolean') return undefined;
      const text = toText(value);
      return typeof value === 'number' && text !== undefined ? `${text}px` : text;
    },
  };
}

/** The text of each value that has one. */
export function choose(path: string, texts: Readonly<Record<string, string>>): Counterpart {
  return {
    path,
    toText: (value) => (Object.hasOwn(texts, String(value)) ? texts[String(value)] : undefined),
  };
}
