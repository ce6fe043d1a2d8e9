/** Walks configurations and their types together. */
import { libraryTypes, objectDoc, type FieldDoc } from './library-types';
import { differenceOf } from '../differences/package-differences';

/** A field of a configuration type, or of a type below it. */
export interface TypeEntry {
  /** `slideConfig.infinite`; `*` is the index in a list. */
  readonly path: string;
  /** The type that has the field. */
  readonly owner: string;
  readonly field: FieldDoc;
  /** True if the field, or an object around it, is in the React edition only. */
  readonly isAdded: boolean;
}

/** A field that a configuration sets. */
export interface ConfigurationEntry extends TypeEntry {
  /** `buttonsConfig.buttons[0].title` */
  readonly path: string;
  readonly value: unknown;
  /** The public type of the value, if that is an object with documented fields. They follow. */
  readonly type?: string;
}

type Parent = Pick<TypeEntry, 'path' | 'isAdded'>;

const root: Parent = { path: '', isAdded: false };

function isObjectType(name: string): boolean {
  return libraryTypes().get(name)?.kind === 'object';
}

/** The public types of the objects that a field can be, and of the items that its list can have. */
export function getObjectTypes({ shape }: FieldDoc) {
  const members = shape.kind === 'union' ? shape.members : [shape];
  const names = members.flatMap((member) => (member.kind === 'type' ? member.name : []));
  const items = members.flatMap((member) =>
    member.kind === 'list' && member.item.kind === 'type' ? member.item.name : [],
  );
  return { objects: names.filter(isObjectType), items: items.filter(isObjectType) };
}

/** True for a type with a field `type` that can be such a text. */
function hasType(name: string, type: string): boolean {
  const shape = objectDoc(name).fields.find((field) => field.name === 'type')?.shape;
  const members = shape?.kind === 'union' ? shape.members : [shape];
  return members.some((member) => member?.kind === 'literal' && member.value === type);
}

/**
 * The public type of an object in a field; of several classes the one whose constructor receives all its fields, of
 * several plain objects the one with its `type`.
 */
export function getObjectType(field: FieldDoc, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { objects } = getObjectTypes(field);
  if (objects.length < 2) return objects[0];
  if ('type' in value) return objects.find((name) => hasType(name, String(value.type)));
  const names = Object.keys(value).sort().join();
  return objects.find((name) => [...(objectDoc(name).parameters ?? [])].sort().join() === names);
}

function getEntries(owner: string, { path, isAdded }: Parent): readonly TypeEntry[] {
  return objectDoc(owner).fields.map((field) => ({
    path: path ? `${path}.${field.name}` : field.name,
    owner,
    field,
    isAdded: isAdded || differenceOf(owner, field.name).added === true,
  }));
}

/** Every field of a type, each followed by those of the types that it can have. */
export function* walkType(type: string, parent: Parent = root): Generator<TypeEntry> {
  for (const entry of getEntries(type, parent)) {
    yield entry;
    const { objects, items } = getObjectTypes(entry.field);
    for (const name of objects) yield* walkType(name, entry);
    for (const name of items) yield* walkType(name, { ...entry, path: `${entry.path}.*` });
  }
}

function* walkValue(entry: ConfigurationEntry, type?: string): Generator<ConfigurationEntry> {
  yield { ...entry, type };
  if (type) yield* walkConfiguration(type, entry.value as object, entry);
}

/**
 * Every field that a configuration sets, in its order; an object is followed by its fields, and instead of a list of
 * objects there are its items.
 * @throws if the type has no such field
 */
export function* walkConfiguration(
  type: string,
  configuration: object,
  parent: Parent = root,
): Generator<ConfigurationEntry> {
  const entries = getEntries(type, parent);
  for (const [name, value] of Object.entries(configuration) as [string, unknown][]) {
    if (value === undefined) continue;
    const entry = entries.find(({ field }) => field.name === name);
    if (!entry) throw new Error(`${type} has no field ${name}: ${parent.path}.${name}`);
    const [item] = getObjectTypes(entry.field).items;
    const isList = item && Array.isArray(value) && value.length > 0;
    if (isList && value.every((part) => typeof part === 'object')) {
      for (const [index, part] of value.entries()) {
        yield* walkValue({ ...entry, path: `${entry.path}[${index}]`, value: part }, item);
      }
    } else {
      yield* walkValue({ ...entry, value }, getObjectType(entry.field, value));
    }
  }
}
