/** The model of the playground: the fields of a component, and the values that are set in them. */

import type { ComponentName } from '@/components/reference/types/components';

export {
  componentNames,
  componentTitles,
  type ComponentName,
} from '@/components/reference/types/components';

export type Value = boolean | number | string | readonly string[];

export interface Choice {
  readonly value: boolean | number | string;
  /** Text in the form and in the URL: `BARS`, `pan`, `false`, `LineLayout`. */
  readonly text: string;
  /** For a class: the fields of it that its constructor receives, in order. */
  readonly parameters?: readonly string[];
  /** Stands for a plain object with this `type`. */
  readonly isObject?: true;
  /** Needs `registerLayouts`. */
  readonly needsLayouts?: true;
  /** Does not exist in the Angular package. */
  readonly isReactOnly?: true;
}

export type Control =
  | { readonly kind: 'boolean' }
  | {
      readonly kind: 'number';
      /** Also takes numbers by width, as a text: `0: 2, 600: 3`. */
      readonly isByWidth?: true;
    }
  | { readonly kind: 'text' }
  /** A list of texts, separated by commas. */
  | { readonly kind: 'texts' }
  | {
      readonly kind: 'choice';
      readonly choices: readonly Choice[];
      /** Name of the enum whose members the choices are. */
      readonly enumName?: string;
    };

/** What the Angular package needs that the React edition does not. */
export interface AngularField {
  /** The package has no such field, or never reads it. */
  readonly isMissing?: true;
  /**
   * Path of the outermost object whose type requires the field: Angular code that sets anything in that object has to set
   * the field too.
   */
  readonly requiredIn?: string;
  /** The value in that case, if the field has no default. */
  readonly fallback?: Value;
  /** Its default differs in the package: Angular code sets it always. */
  readonly hasOtherDefault?: true;
}

/** An option that can be tried. */
export interface Field {
  /** Path in the configuration; `*` is the index in a list: `buttonsConfig.buttons.*.title`. */
  readonly path: string;
  readonly control: Control;
  /** The CSS property whose values the option takes. */
  readonly cssProperty?: string;
  /** Undefined where the option is unset by default. */
  readonly defaultValue?: Value;
  /** True if an item of a list cannot be without it. */
  readonly isRequired?: true;
  /** Texts of the choices of the outer object that have the option: `masonry`, `columns`. */
  readonly onlyWith?: readonly string[];
  readonly meaning: string;
  /** What users call it and the objects around it: phrases, separated by commas. */
  readonly words?: string;
  /** Page and row of the reference, for `href()`; the settings of the preview have none. */
  readonly url?: string;
  readonly angular?: AngularField;
}

/** The fields of each component. */
export type FieldsByComponent = Readonly<Record<ComponentName, readonly Field[]>>;

/** Values that differ from the defaults, by path; items of lists have an index: `buttonsConfig.buttons.0.title`. */
export type Values = Readonly<Record<string, Value>>;

/** What a URL of the playground describes. */
export interface PlaygroundState {
  readonly component: ComponentName;
  readonly values: Values;
}

/** First name in the paths of what belongs to the preview, not to the configuration. */
export const previewPrefix = 'preview.';

/** First name in the paths of custom properties, which are set in a stylesheet: `look.--ks-arrow-size`. */
export const lookPrefix = 'look.';

/** The path of the field to which a path belongs: `*` in place of each index. */
export function toPattern(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}

export function findField(fields: readonly Field[], path: string): Field | undefined {
  const pattern = toPattern(path);
  return fields.find((field) => field.path === pattern);
}

/**
 * Id of the row of a field in the form; the fragment of a link that chooses the field. The settings of the preview are
 * the same for all components.
 */
export function fieldId(component: ComponentName, path: string): string {
  return path.startsWith(previewPrefix) ? path : `${component}.${path}`;
}

/** Id of the control in the row with an id. */
export function controlId(rowId: string): string {
  return `${rowId}-control`;
}

export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
