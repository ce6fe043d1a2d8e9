/** Every field of the library's types that accepts a text, read from the types themselves. */
import * as library from 'ks-gallery-react';
import { libraryTypes, type FieldDoc } from '@/components/reference/types/library-types';

/** The path of a field, for example `currentImageConfig.description.imageText`. */
export type FieldPath = string;

const members = (type: string) => type.split('|').map((member) => member.trim());
/** Includes unions of string literals and ReactNode: a JavaScript caller may pass any text. */
const takesText = (type: string) =>
  members(type).some((member) => /^(string|ReactNode|'.*')$/.test(member));

interface NestedType {
  readonly type: string;
  readonly list: boolean;
}

/** The first type of the library in the type of a field. */
function nestedTypeOf(type: string): NestedType | undefined {
  const part = members(type)
    .map((member) => /^(?:readonly )?(\w+)(\[\])?$/.exec(member))
    .find((match) => {
      const doc = match?.[1] && libraryTypes().get(match[1]);
      return doc && 'fields' in doc;
    });
  return part?.[1] ? { type: part[1], list: part[2] !== undefined } : undefined;
}

function fieldsOf(type: string): readonly FieldDoc[] {
  const doc = libraryTypes().get(type);
  if (!doc || !('fields' in doc)) throw new Error(`"${type}" has no fields.`);
  return doc.fields;
}

/** The text fields of a type and of all nested types. */
export function textFields(type: string, before = ''): FieldPath[] {
  return fieldsOf(type).flatMap((field) => {
    const path = `${before}${field.name}`;
    if (takesText(field.type)) return path;
    const part = nestedTypeOf(field.type);
    return part ? textFields(part.type, `${path}.`) : [];
  });
}

/** An object of a type with `text` in the text fields that `isChosen` accepts, by default in all. */
export function filledWith(
  text: string,
  type: string,
  isChosen: (path: FieldPath) => boolean = () => true,
  before = '',
): Record<string, unknown> {
  const entries = fieldsOf(type).flatMap((field): [string, unknown][] => {
    const path = `${before}${field.name}`;
    if (takesText(field.type)) return isChosen(path) ? [[field.name, text]] : [];
    const part = nestedTypeOf(field.type);
    if (!part) return [];
    const inside = filledWith(text, part.type, isChosen, `${path}.`);
    if (Object.keys(inside).length === 0) return [];
    return [[field.name, part.list ? [inside] : inside]];
  });
  // Layouts are distinguished by their class.
  const made = Reflect.get(library, type) as { prototype: object } | undefined;
  return Object.assign(
    Object.create(made?.prototype ?? Object.prototype),
    Object.fromEntries(entries),
  );
}
