/** Default values as text: enum members by name, strings in quotes, objects field by field. */
import { KS_DEFAULT_ACCESSIBILITY_CONFIG } from 'ks-gallery-react';
import { enumDoc, libraryTypes, objectDoc } from './library-types';
import { isTypeName, docUrl } from './doc-urls';

export type DefaultNode =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'constant'; readonly name: string; readonly url: string }
  | { readonly kind: 'object'; readonly name?: string; readonly fields: readonly DefaultField[] };

export interface DefaultField {
  readonly name: string;
  readonly node: DefaultNode;
}

/** Long exported objects, printed by name. */
const namedObjects = new Map<unknown, { name: string; url: string }>([
  [
    KS_DEFAULT_ACCESSIBILITY_CONFIG,
    { name: 'KS_DEFAULT_ACCESSIBILITY_CONFIG', url: docUrl('AccessibilityConfig') },
  ],
]);

function getTypeNames(type: string): string[] {
  return (type.match(/\b[A-Z]\w+/g) ?? []).filter((name) => libraryTypes().has(name));
}

function isEnum(name: string): boolean {
  return isTypeName(name) && libraryTypes().get(name)?.kind === 'enum';
}

function enumText(name: string, value: unknown): string | undefined {
  const member = enumDoc(name).members.find((candidate) => candidate.value === value);
  return member && `${name}.${member.name}`;
}

/** The smallest of the named types that declares every field of the value. */
function findType(value: object, names: readonly string[]): string | undefined {
  const keys = Object.keys(value);
  const fits = names.filter((name) => {
    const doc = libraryTypes().get(name);
    return doc && 'fields' in doc && keys.every((key) => doc.fields.some((f) => f.name === key));
  });
  const size = (name: string) => objectDoc(name).fields.length;
  return fits.sort((a, b) => size(a) - size(b))[0];
}

/** Describes the value of a field; `type` is the declared type as text. */
export function describeDefault(value: unknown, type: string): DefaultNode {
  if (value === undefined || value === null) return { kind: 'none' };
  const named = namedObjects.get(value);
  if (named) return { kind: 'constant', ...named };

  const names = getTypeNames(type);
  if (typeof value === 'number') {
    const member = names
      .filter(isEnum)
      .map((name) => enumText(name, value))
      .find(Boolean);
    return { kind: 'value', text: member ?? String(value) };
  }
  if (typeof value === 'string') return { kind: 'value', text: `'${value}'` };
  if (Array.isArray(value)) {
    return { kind: 'value', text: `[${value.map((item) => `'${String(item)}'`).join(', ')}]` };
  }
  if (typeof value !== 'object') return { kind: 'value', text: String(value) };

  const ownType = findType(value, names);
  const fieldType = (key: string) =>
    ownType ? (objectDoc(ownType).fields.find(({ name }) => name === key)?.type ?? '') : '';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => ({ name: key, node: describeDefault(inner, fieldType(key)) }));
  return { kind: 'object', name: names.length > 1 ? ownType : undefined, fields };
}
