/** The options of each component, read from the types, docstrings and defaults of the library while the site is built. */
import { KS_DEFAULT_SIZE } from 'ks-gallery-react';
import { rowUrl } from '@/components/reference/doc-urls';
import {
  getNestedType,
  getProperty,
  libraryDefaults,
} from '@/components/reference/library-defaults';
import { objectDoc, type FieldDoc, type ObjectDoc } from '@/components/reference/library-types';
import { differenceOf } from '@/components/reference/package-differences';
import type {
  AngularField,
  ComponentName,
  Control,
  Field,
  FieldsByComponent,
  Value,
} from './field';
import { previewFields } from './preview-fields';
import { readShape } from './read-control';

/** The type of the configuration of each component. */
export const rootTypes = {
  modal: 'ModalLibConfig',
  plain: 'PlainLibConfig',
  carousel: 'CarouselLibConfig',
} as const satisfies Record<ComponentName, string>;

/** The type of the labels. A component is offered the labels of its own defaults: it never reads others. */
const labelsType = 'AccessibilityConfig';

/** Values of items of a list, which have no defaults; the Angular package requires them. */
const itemFallbacks: Readonly<Record<string, object>> = {
  ButtonConfig: { size: KS_DEFAULT_SIZE },
};

/** An object whose fields are read. */
interface Place {
  /** Empty for the configuration itself. */
  readonly path: string;
  readonly defaults: unknown;
  readonly fallbacks?: unknown;
  /** The Angular package has no such object, or never reads it. */
  readonly isMissing: boolean;
  /** Path of the outermost object that cannot be without this one in Angular. */
  readonly outermost: string;
  /** True if the React edition does not require this object in the outermost one. */
  readonly isStricter: boolean;
}

function joinPath(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** The place of an object in a field. */
function enter(owner: ObjectDoc, field: FieldDoc, place: Place): Place {
  const { added, ignored, required } = differenceOf(owner.name, field.name);
  const path = joinPath(place.path, field.name);
  const isRequired = field.required || required === true;
  return {
    path,
    defaults: getProperty(place.defaults, field.name),
    fallbacks: getProperty(place.fallbacks, field.name),
    isMissing: place.isMissing || added === true || ignored === true,
    outermost: isRequired ? place.outermost : path,
    isStricter: isRequired && (place.isStricter || required === true),
  };
}

/** The place of each item of a list. */
function enterItems({ name }: ObjectDoc, { path, isMissing }: Place): Place {
  const itemPath = `${path}.*`;
  return {
    path: itemPath,
    defaults: undefined,
    fallbacks: itemFallbacks[name],
    isMissing,
    outermost: itemPath,
    isStricter: false,
  };
}

function getAngular(
  { name }: ObjectDoc,
  { isMissing, isStricter, outermost, defaults, fallbacks }: Place,
): AngularField | undefined {
  if (isMissing) return { isMissing };
  // The type requires every label: code for Angular begins with all default labels.
  if (!isStricter || name === labelsType) return undefined;
  const fallback = defaults === undefined ? (fallbacks as Value | undefined) : undefined;
  return { requiredIn: outermost, ...(fallback !== undefined && { fallback }) };
}

function isOffered({ name }: ObjectDoc, field: FieldDoc, { defaults }: Place): boolean {
  return name !== labelsType || getProperty(defaults, field.name) !== undefined;
}

function createField(owner: ObjectDoc, field: FieldDoc, control: Control, place: Place): Field {
  const defaultValue = (getNestedType(field, place.defaults) ?? place.defaults) as
    Value | undefined;
  const angular = getAngular(owner, place);
  return {
    path: place.path,
    control,
    ...(defaultValue !== undefined && { defaultValue }),
    meaning: field.meaning,
    url: rowUrl(owner.name, field.name),
    ...(angular && { angular }),
  };
}

/** The fields of several classes that have the same place; a field that several of them have is one. */
function readClasses(docs: readonly ObjectDoc[], place: Place): readonly Field[] {
  const fields = docs.flatMap((doc) => readObject(doc, place));
  return fields.filter(
    ({ path }, index) => fields.findIndex((other) => other.path === path) === index,
  );
}

function readField(owner: ObjectDoc, field: FieldDoc, around: Place): readonly Field[] {
  const shape = readShape(owner.name, field);
  const place = enter(owner, field, around);
  switch (shape.kind) {
    case 'control':
      return [createField(owner, field, shape.control, place)];
    case 'object':
      return readObject(shape.doc, place);
    case 'list':
      return readObject(shape.doc, enterItems(shape.doc, place));
    case 'classes':
      return [createField(owner, field, shape.control, place), ...readClasses(shape.docs, place)];
    case 'code':
      return [];
  }
}

function readObject(doc: ObjectDoc, place: Place): readonly Field[] {
  return doc.fields
    .filter((field) => isOffered(doc, field, place))
    .flatMap((field) => readField(doc, field, place));
}

/**
 * Reads the fields of a type and of all types below it, in the order of the source. What is code has no field.
 * @throws if no control can express a field
 */
export function readType(doc: ObjectDoc, defaults: object): readonly Field[] {
  const place = { path: '', defaults, isMissing: false, outermost: '', isStricter: false };
  return readObject(doc, place);
}

/** The fields of a component, followed by the settings of the preview. */
export function readFields(component: ComponentName): readonly Field[] {
  const type = rootTypes[component];
  return [...readType(objectDoc(type), libraryDefaults[type] ?? {}), ...previewFields];
}

export function readAllFields(): FieldsByComponent {
  return {
    modal: readFields('modal'),
    plain: readFields('plain'),
    carousel: readFields('carousel'),
  };
}
