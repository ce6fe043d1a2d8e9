/** What the declared type of a field means for the form. */
import { getObjectTypes } from '@/components/reference/types/configuration';
import {
  libraryTypes,
  objectDoc,
  type EnumDoc,
  type FieldDoc,
  type ObjectDoc,
  type TypeShape,
} from '@/components/reference/types/library-types';
import { typeDifferences } from '@/components/reference/differences/package-differences';
import type { Choice, Control } from './field';

/** A control, a type whose fields are options, or code, which the form cannot hold. */
export type Shape =
  | { readonly kind: 'control'; readonly control: Control }
  | { readonly kind: 'object'; readonly doc: ObjectDoc }
  | { readonly kind: 'list'; readonly doc: ObjectDoc }
  /** A choice of classes and plain objects, whose fields are also options. */
  | { readonly kind: 'objects'; readonly control: Control; readonly docs: readonly ObjectDoc[] }
  | { readonly kind: 'code' };

const simpleControls: Readonly<Partial<Record<TypeShape['kind'], Control>>> = {
  boolean: { kind: 'boolean' },
  string: { kind: 'text' },
};

/** Members of enums that need `registerLayouts`. */
const layoutMembers: Readonly<Record<string, readonly string[]>> = {
  PlainGalleryStrategy: ['JUSTIFIED', 'MASONRY', 'COLUMNS'],
};

function getEnumControl({ name: enumName, members }: EnumDoc): Control {
  const added = typeDifferences[enumName]?.addedMembers ?? [];
  const choices = members.map(({ name, value }) => ({
    value,
    text: name,
    ...(layoutMembers[enumName]?.includes(name) && { needsLayouts: true as const }),
    ...(added.includes(name) && { isReactOnly: true as const }),
  }));
  return { kind: 'choice', choices, enumName };
}

/** Times in ms that can be tried where an option is a time or `false`. */
const times = [1000, 3000, 10_000];

/** The choices of a member of a union; none for a member that is neither a literal nor a number. */
function getChoices(member: TypeShape): readonly Choice[] {
  const values = member.kind === 'literal' ? [member.value] : member.kind === 'number' ? times : [];
  const booleans = member.kind === 'boolean' ? [true, false] : [];
  return [...values, ...booleans].map((value) => ({ value, text: String(value) }));
}

/** True for one text or a list of texts. */
function isTexts(members: readonly TypeShape[]): boolean {
  const [text, list, ...others] = members;
  const isList = list?.kind === 'list' && list.item.kind === 'string';
  return text?.kind === 'string' && isList && others.length === 0;
}

/** The field of a plain object that says which of several it is. */
export const typeField = 'type';

/** The choices that a type offers: the class, or each `type` of a plain object, which only the React edition has. */
export function getObjectChoices({ name, parameters, fields }: ObjectDoc): readonly Choice[] {
  if (parameters) return [{ value: name, text: name, parameters }];
  const shape = fields.find((field) => field.name === typeField)?.shape;
  const members = shape?.kind === 'union' ? shape.members : shape ? [shape] : [];
  return members
    .flatMap(getChoices)
    .map((choice) => ({ ...choice, isObject: true, needsLayouts: true, isReactOnly: true }));
}

function getObjects(docs: readonly ObjectDoc[]): Shape | undefined {
  const choices = docs.map(getObjectChoices);
  if (choices.some(({ length }) => length === 0)) return undefined;
  return { kind: 'objects', control: { kind: 'choice', choices: choices.flat() }, docs };
}

function getShape(field: FieldDoc): Shape | undefined {
  const { shape } = field;
  const control = shape.kind === 'number' ? shape : simpleControls[shape.kind];
  if (control) return { kind: 'control', control };
  if (shape.kind === 'function' || shape.kind === 'node') return { kind: 'code' };
  const doc = shape.kind === 'type' ? libraryTypes().get(shape.name) : undefined;
  if (doc?.kind === 'enum') return { kind: 'control', control: getEnumControl(doc) };
  const { objects, items } = getObjectTypes(field);
  if (doc?.kind === 'object') return { kind: 'object', doc };
  if (shape.kind === 'list')
    return items[0] ? { kind: 'list', doc: objectDoc(items[0]) } : undefined;
  if (shape.kind !== 'union') return undefined;
  const { members } = shape;
  if (isTexts(members)) return { kind: 'control', control: { kind: 'texts' } };
  const choices = members.map(getChoices);
  if (choices.every(({ length }) => length > 0)) {
    return { kind: 'control', control: { kind: 'choice', choices: choices.flat() } };
  }
  return objects.length === members.length ? getObjects(objects.map(objectDoc)) : undefined;
}

/**
 * Reads the shape of a field from its declared type.
 * @throws if no control can express values of the type
 */
export function readShape(owner: string, field: FieldDoc): Shape {
  const shape = getShape(field);
  if (shape) return shape;
  throw new Error(
    `The playground has no control for ${owner}.${field.name}: ${field.type}. Add one in components/playground/fields/read-control.ts.`,
  );
}
