/** Every field of the library's types that takes a text, read from the types themselves. */
import * as library from 'ks-gallery-react';
import { libraryTypes, type FieldDoc } from '@/components/reference/library-types';

/** A field as the way to it: `currentImageConfig.description.imageText`. */
export type FieldPath = string;

const members = (type: string) => type.split('|').map((member) => member.trim());
/** Also a choice of words is a text to callers in JavaScript, and so is what React may draw. */
const takesText = (type: string) =>
  members(type).some((member) => /^(string|ReactNode|'.*')$/.test(member));

interface Part {
  readonly type: string;
  readonly list: boolean;
}

/** What is inside a field: the first type of the library in it. */
function partOf(type: string): Part | undefined {
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

/** The text fields of a type and of everything in it. */
export function textFields(type: string, before = ''): FieldPath[] {
  return fieldsOf(type).flatMap((field) => {
    const path = `${before}${field.name}`;
    if (takesText(field.type)) return path;
    const part = partOf(field.type);
    return part ? textFields(part.type, `${path}.`) : [];
  });
}

/** An object of a type with `text` in the text fields that are chosen, in all of them by default. */
export function filledWith(
  text: string,
  type: string,
  chosen: (path: FieldPath) => boolean = () => true,
  before = '',
): Record<string, unknown> {
  const entries = fieldsOf(type).flatMap((field): [string, unknown][] => {
    const path = `${before}${field.name}`;
    if (takesText(field.type)) return chosen(path) ? [[field.name, text]] : [];
    const part = partOf(field.type);
    if (!part) return [];
    const inside = filledWith(text, part.type, chosen, `${path}.`);
    if (Object.keys(inside).length === 0) return [];
    return [[field.name, part.list ? [inside] : inside]];
  });
  // A class counts by its prototype: layouts are told apart by it.
  const made = Reflect.get(library, type) as { prototype: object } | undefined;
  return Object.assign(
    Object.create(made?.prototype ?? Object.prototype),
    Object.fromEntries(entries),
  );
}
