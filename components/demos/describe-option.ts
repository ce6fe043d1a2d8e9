/** What the reference says about one option of a configuration. */
import { isValidElement } from 'react';
import {
  CAROUSEL_DEFAULTS,
  GridLayout,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
  LineLayout,
  MODAL_DEFAULTS,
  PLAIN_DEFAULTS,
} from 'ks-gallery-react';
import { isTypeName, rowId, rowUrl, type TypeName } from '@/components/reference/doc-urls';
import { enumDoc, libraryTypes, type FieldDoc } from '@/components/reference/library-types';
import { fieldDifferences, type Difference } from '@/components/reference/package-differences';
import type { DemoConfiguration } from './configuration';

export interface OptionDescription {
  /** Page and row of the reference, for `href()`. */
  readonly url: string;
  /** Docstring of the field. */
  readonly meaning: string;
  readonly valueText: string;
  /** Missing where the library has no default. */
  readonly defaultText?: string;
  /** Empty where both editions agree. */
  readonly difference: Difference;
}

type ConfigType = DemoConfiguration['type'];

const defaults: Readonly<Record<ConfigType, object>> = {
  ModalLibConfig: MODAL_DEFAULTS,
  PlainLibConfig: PLAIN_DEFAULTS,
  CarouselLibConfig: CAROUSEL_DEFAULTS,
};

/** Objects that a configuration names instead of repeating them. */
const constants: Readonly<Record<string, object>> = {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
};

/** Name of an object that the library exports. */
export function getConstantName(value: object): string | undefined {
  return Object.keys(constants).find((name) => constants[name] === value);
}

const getNames = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').split('.');

/** Public types that a declared type names, such as `ButtonConfig` in `readonly ButtonConfig[]`. */
function getTypeNames(type: string): TypeName[] {
  return [...type.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).filter(isTypeName);
}

function findField(type: TypeName, name: string): FieldDoc | undefined {
  const doc = libraryTypes().get(type);
  return doc && 'fields' in doc ? doc.fields.find((field) => field.name === name) : undefined;
}

interface DeclaredField {
  /** The type that declares the field. */
  readonly owner: TypeName;
  readonly field: FieldDoc;
}

/** The fields along a path. Of several types that a field may have, the first one with the next field is followed. */
function getFields(root: ConfigType, path: string): readonly DeclaredField[] {
  let owners: readonly TypeName[] = [root];
  return getNames(path)
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => {
      const owner = owners.find((type) => findField(type, name));
      const field = owner && findField(owner, name);
      if (!owner || !field) throw new Error(`${root} has no option ${path}.`);
      owners = getTypeNames(field.type);
      return { owner, field };
    });
}

/** The difference of the last field; a field of an object that one edition has alone is in that edition only. */
function getDifference(fields: readonly DeclaredField[]): Difference {
  const differences = fields.map(({ owner, field }) => fieldDifferences[rowId(owner, field.name)]);
  const isAdded = differences.some((difference) => difference?.added);
  return { ...differences.at(-1), ...(isAdded && { added: true }) };
}

function getEnumMember(type: string, value: number): string | undefined {
  const [name] = getTypeNames(type).filter((other) => libraryTypes().get(other)?.kind === 'enum');
  const member = name && enumDoc(name).members.find((other) => other.value === value);
  return member && `${name}.${member.name}`;
}

/** A value as source text; `type` is the declared type of its field. */
function toText(value: unknown, type: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return getEnumMember(type, value) ?? String(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `[${value.map((item) => toText(item, type)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const name = getConstantName(value);
  if (name) return name;
  if (isValidElement(value)) return 'an element';
  // The names of classes are not those of the source in a minified build.
  if (value instanceof LineLayout) return 'new LineLayout';
  if (value instanceof GridLayout) return 'new GridLayout';
  return Object.keys(value).length === 0 ? '{}' : '{ … }';
}

function getDefault(type: ConfigType, path: string): unknown {
  return getNames(path).reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    defaults[type],
  );
}

/** Describes the option at a path such as `currentImageConfig.loadingConfig.type`, which a demo sets to a value. */
export function describeOption(type: ConfigType, path: string, value: unknown): OptionDescription {
  const fields = getFields(type, path);
  const last = fields.at(-1);
  if (!last) throw new Error('An option needs a path.');
  const { owner, field } = last;
  const standard = getDefault(type, path);
  return {
    url: rowUrl(owner, field.name),
    meaning: field.meaning,
    valueText: toText(value, field.type),
    defaultText: standard === undefined ? undefined : toText(standard, field.type),
    difference: getDifference(fields),
  };
}
