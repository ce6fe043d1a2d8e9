/** Default values as source text: enum members by name, strings in quotes. */
import { getObjectType } from './configuration';
import { getProperty } from './library-defaults';
import { libraryTypes, objectDoc, type FieldDoc } from './library-types';

function enumMember({ mentions }: FieldDoc, value: unknown): string | undefined {
  for (const name of mentions) {
    const doc = libraryTypes().get(name);
    const member = doc?.kind === 'enum' && doc.members.find((other) => other.value === value);
    if (member) return `${name}.${member.name}`;
  }
  return undefined;
}

/** The text of an object with a public type; an instance of a class as the call of its constructor. */
export function objectText(value: object, type: string): string {
  const fields = objectDoc(type).fields.flatMap((field) => {
    const inner = getProperty(value, field.name);
    return inner === undefined ? [] : { name: field.name, text: valueText(inner, field) };
  });
  return Object.getPrototypeOf(value) === Object.prototype
    ? `{ ${fields.map(({ name, text }) => `${name}: ${text}`).join(', ')} }`
    : `new ${type}(${fields.map(({ text }) => text).join(', ')})`;
}

/** The text of a value of a field. */
export function valueText(value: unknown, field: FieldDoc): string {
  if (typeof value === 'string') return enumMember(field, value) ?? `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((item) => valueText(item, field)).join(', ')}]`;
  const type = getObjectType(field, value);
  return type ? objectText(value as object, type) : String(value);
}
