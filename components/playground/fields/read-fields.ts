/** The options of each component, read from the types, docstrings and defaults of the library while the site is built. */
import { KS_DEFAULT_BTN_CLOSE, KS_DEFAULT_SIZE } from 'ks-gallery-react';
import { rowUrl } from '@/components/reference/types/doc-urls';
import { configTypes } from '@/components/reference/types/components';
import { getObjectType } from '@/components/reference/types/configuration';
import { getProperty, libraryDefaults } from '@/components/reference/types/library-defaults';
import { isOfferedLabel, labelsType } from '@/components/reference/offered-labels';
import {
  objectDoc,
  type FieldDoc,
  type ObjectDoc,
} from '@/components/reference/types/library-types';
import {
  differenceOf,
  differentDefaults,
  typeDifferences,
} from '@/components/reference/differences/package-differences';
import type {
  AngularField,
  ComponentName,
  Control,
  Field,
  FieldsByComponent,
  Value,
  Values,
} from './field';
import { readLookFields } from './look-fields';
import { previewFields } from './preview-fields';
import { getObjectChoices, readShape, typeField } from './read-control';

/** The CSS properties whose values options take as texts, by the name of the option: a new name needs an entry. */
const cssProperties: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['width', 'height', 'position', 'top', 'bottom', 'left', 'right'].map((name) => [name, name]),
  ),
  maxWidth: 'max-width',
  maxHeight: 'max-height',
  marginTop: 'margin-top',
  marginBottom: 'margin-bottom',
  marginLeft: 'margin-left',
  marginRight: 'margin-right',
  bgColor: 'background-color',
  textColor: 'color',
  fontSize: 'font-size',
  objectFit: 'object-fit',
  justify: 'justify-content',
  additionalBackground: 'background',
};

/** Values of items of a list, which have no defaults; the Angular package requires them. */
const itemFallbacks: Readonly<Record<string, object>> = {
  ButtonConfig: { size: KS_DEFAULT_SIZE },
};

/** Fields that have an effect in the HTML of a server only, which the preview has not. */
const serverFields: readonly string[] = ['LinkConfig.page'];

/** What is known about a field, or an object, from its path. */
interface FieldContext {
  /** Empty for the configuration itself. */
  readonly path: string;
  readonly defaults: unknown;
  readonly fallbacks?: unknown;
  /** The defaults of the component. */
  readonly root: object;
  /** The Angular package has no such field, or never reads it. */
  readonly isMissing: boolean;
  /** Path of the outermost object that cannot be without the field in Angular. */
  readonly outermost: string;
  /** True if that object can be without the field in the React edition. */
  readonly isRequiredInAngular: boolean;
  /** What users call the objects around the field, and the field. */
  readonly aliases: readonly string[];
}

function getFieldContext(owner: ObjectDoc, field: FieldDoc, parent: FieldContext): FieldContext {
  const { added, ignored, required } = differenceOf(owner.name, field.name);
  const path = parent.path ? `${parent.path}.${field.name}` : field.name;
  const isRequired = field.required || required === true;
  return {
    path,
    defaults: getProperty(parent.defaults, field.name),
    fallbacks: getProperty(parent.fallbacks, field.name),
    root: parent.root,
    isMissing:
      parent.isMissing ||
      typeDifferences[owner.name]?.added === true ||
      added === true ||
      ignored === true,
    outermost: isRequired ? parent.outermost : path,
    isRequiredInAngular: isRequired && (parent.isRequiredInAngular || required === true),
    aliases: [...parent.aliases, ...owner.aliases, ...field.aliases],
  };
}

/** The context of each item of a list. */
function getItemContext({ name }: ObjectDoc, list: FieldContext): FieldContext {
  const path = `${list.path}.*`;
  return {
    path,
    defaults: undefined,
    fallbacks: itemFallbacks[name],
    root: list.root,
    isMissing: list.isMissing,
    outermost: path,
    isRequiredInAngular: false,
    aliases: list.aliases,
  };
}

function getAngular({ name }: ObjectDoc, context: FieldContext): AngularField | undefined {
  if (context.isMissing) return { isMissing: true };
  const isDifferent =
    context.root === libraryDefaults.ModalLibConfig && differentDefaults.includes(context.path);
  const different = isDifferent ? ({ hasOtherDefault: true } as const) : undefined;
  // The type requires every label: code for Angular begins with all default labels.
  if (!context.isRequiredInAngular || name === labelsType) return different;
  const requiredIn = context.outermost;
  if (context.defaults !== undefined || context.fallbacks === undefined)
    return { requiredIn, ...different };
  return { requiredIn, fallback: context.fallbacks as Value };
}

/** True for a field of an item itself, not of an object in it. */
function isItemField(path: string): boolean {
  return /\.\*\.\w+$/.test(path);
}

function createField(
  owner: ObjectDoc,
  field: FieldDoc,
  control: Control,
  context: FieldContext,
): Field {
  // An instance of a class is the choice of that class.
  const defaultValue = getObjectType(field, context.defaults) ?? context.defaults;
  const angular = getAngular(owner, context);
  const words = context.aliases.join(', ');
  const hasCss = control.kind === 'text' && owner.name !== 'KeyboardConfig';
  const cssProperty = hasCss ? cssProperties[field.name] : undefined;
  return {
    path: context.path,
    control,
    ...(cssProperty && { cssProperty }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue as Value }),
    ...(isItemField(context.path) && !field.optional && { isRequired: true }),
    meaning: field.meaning,
    ...(words && { words }),
    url: rowUrl(owner.name, field.name),
    ...(angular && { angular }),
  };
}

/** The fields of several objects at one path; a field that several of them have is one. */
function readObjects(docs: readonly ObjectDoc[], context: FieldContext): readonly Field[] {
  const fields = new Map<string, Field>();
  for (const doc of docs) {
    const texts = getObjectChoices(doc).map(({ text }) => text);
    const options = doc.fields.filter(({ name }) => name !== typeField);
    for (const field of readObject({ ...doc, fields: options }, context)) {
      const { onlyWith = [], ...first } = fields.get(field.path) ?? field;
      fields.set(field.path, { ...first, onlyWith: [...onlyWith, ...texts] });
    }
  }
  return [...fields.values()];
}

function readField(owner: ObjectDoc, field: FieldDoc, parent: FieldContext): readonly Field[] {
  const shape = readShape(owner.name, field);
  const context = getFieldContext(owner, field, parent);
  switch (shape.kind) {
    case 'control':
      return [createField(owner, field, shape.control, context)];
    case 'object':
      return readObject(shape.doc, context);
    case 'list':
      return readObject(shape.doc, getItemContext(shape.doc, context));
    case 'objects':
      return [
        createField(owner, field, shape.control, context),
        ...readObjects(shape.docs, context),
      ];
    case 'code':
      return [];
  }
}

function readObject(doc: ObjectDoc, context: FieldContext): readonly Field[] {
  return doc.fields
    .filter(
      ({ name }) =>
        isOfferedLabel(doc.name, name, context.root) &&
        !serverFields.includes(`${doc.name}.${name}`),
    )
    .flatMap((field) => readField(doc, field, context));
}

/**
 * Reads the fields of a type and of all types below it, in the order of the source. What is code has no field.
 * @throws if no control can express a field
 */
function readType(doc: ObjectDoc, defaults: object): readonly Field[] {
  return readObject(doc, {
    path: '',
    defaults,
    root: defaults,
    isMissing: false,
    outermost: '',
    isRequiredInAngular: false,
    aliases: [],
  });
}

/** The fields of a component, followed by its custom properties and the settings of the preview. */
export function readFields(component: ComponentName): readonly Field[] {
  const type = configTypes[component];
  return [
    ...readType(objectDoc(type), libraryDefaults[type] ?? {}),
    ...readLookFields(component),
    ...previewFields,
  ];
}

export function readAllFields(): FieldsByComponent {
  return {
    modal: readFields('modal'),
    plain: readFields('plain'),
    carousel: readFields('carousel'),
  };
}

/** What an item that is added to a list begins with, by the path of the list. */
export function readNewItems(): Readonly<Record<string, Values>> {
  const { type, className, title } = KS_DEFAULT_BTN_CLOSE;
  return { 'buttonsConfig.buttons': { type, className, title } };
}
