/** What the declared type of a field means for the form. */
import {
  libraryTypes,
  type EnumDoc,
  type FieldDoc,
  type ObjectDoc,
} from '@/components/reference/library-types';
import { typeDifferences } from '@/components/reference/package-differences';
import type { Choice, Control } from './field';

/** A control, a type whose fields are options, or code, which the form cannot hold. */
export type Shape =
  | { readonly kind: 'control'; readonly control: Control }
  | { readonly kind: 'object'; readonly doc: ObjectDoc }
  | { readonly kind: 'list'; readonly doc: ObjectDoc }
  /** A choice of classes, whose fields are options too. */
  | { readonly kind: 'classes'; readonly control: Control; readonly docs: readonly ObjectDoc[] }
  | { readonly kind: 'code' };

const simpleControls: Readonly<Record<string, Control>> = {
  boolean: { kind: 'boolean' },
  number: { kind: 'number' },
  string: { kind: 'text' },
  'string | readonly string[]': { kind: 'texts' },
};

function getEnumControl({ name: enumName, members }: EnumDoc): Control {
  const added = typeDifferences[enumName]?.addedMembers ?? [];
  const choices = members.map(({ name, value }) => ({
    value,
    text: name,
    ...(added.includes(name) && { isReactOnly: true as const }),
  }));
  return { kind: 'choice', choices, enumName };
}

/** The choices of a member of a union; none for a member that is no literal. */
function getChoices(member: string): readonly Choice[] {
  const [, literal] = /^'(.*)'$/.exec(member) ?? [];
  if (literal !== undefined) return [{ value: literal, text: literal }];
  const booleans = member === 'boolean' ? [true, false] : [];
  const literals = [true, false].filter((value) => String(value) === member);
  return [...booleans, ...literals].map((value) => ({ value, text: String(value) }));
}

function findObject(name = ''): ObjectDoc | undefined {
  const doc = libraryTypes().get(name);
  return doc?.kind === 'object' ? doc : undefined;
}

function getClasses(members: readonly string[]): Shape | undefined {
  const docs = members.flatMap((member) => findObject(member) ?? []);
  const choices = docs.flatMap(({ name, parameters }) =>
    parameters ? { value: name, text: name, parameters } : [],
  );
  if (choices.length < members.length) return undefined;
  return { kind: 'classes', control: { kind: 'choice', choices }, docs };
}

/**
 * Reads the shape of a field from its declared type.
 * @throws if no control can express values of the type
 */
export function readShape(owner: string, { name, type }: FieldDoc): Shape {
  const control = simpleControls[type];
  if (control) return { kind: 'control', control };
  if (type.includes('=>') || type === 'ReactNode') return { kind: 'code' };

  const doc = libraryTypes().get(type);
  if (doc?.kind === 'enum') return { kind: 'control', control: getEnumControl(doc) };
  if (doc?.kind === 'object') return { kind: 'object', doc };

  const item = findObject(/^readonly (\w+)\[\]$/.exec(type)?.[1]);
  if (item) return { kind: 'list', doc: item };

  const members = type.split('|').map((member) => member.trim());
  const choices = members.map(getChoices);
  if (choices.every(({ length }) => length > 0)) {
    return { kind: 'control', control: { kind: 'choice', choices: choices.flat() } };
  }
  const classes = getClasses(members);
  if (classes) return classes;
  throw new Error(`The playground has no control for ${owner}.${name}: ${type}`);
}
