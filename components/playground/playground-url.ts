/** Links to the playground, for the reference and the demos. Server only. */
import { describeField } from '@/components/reference/describe-field';
import { rowUrl } from '@/components/reference/doc-urls';
import { libraryTypes } from '@/components/reference/library-types';
import {
  componentNames,
  fieldId,
  type ComponentName,
  type FieldsByComponent,
  type PlaygroundState,
} from './field';
import { writeReadable } from './fragment';
import { readAllFields } from './read-fields';
import { configNames } from './source';

const path = '/playground';

let allFields: FieldsByComponent | undefined;

function getFields(): FieldsByComponent {
  allFields ??= readAllFields();
  return allFields;
}

/** The objects around a field, outermost first, and the field: `a`, `a.b` and `a.b.*.c` for `a.b.*.c`. */
function getGroups(fieldPath: string): readonly string[] {
  const names = fieldPath.split('.');
  return names
    .map((_, index) => names.slice(0, index + 1).join('.'))
    .filter((group) => !group.endsWith('*'));
}

/** The types of the object at a path: several if it is one of several classes. */
function getTypes(component: ComponentName, path: string): readonly string[] {
  const root = configNames[component].type;
  return path ? describeField(root, path).field.mentions : [root];
}

/** The rows of what is at a path: those of its types, and those of the ancestors that declare it. */
function getRowUrls(component: ComponentName, path: string): readonly string[] {
  const [, around = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path.replaceAll('.*', '')) ?? [];
  return getTypes(component, around).flatMap((type) => {
    const doc = libraryTypes().get(type);
    const field = doc?.kind === 'object' && doc.fields.find((other) => other.name === name);
    return field ? [rowUrl(type, name), rowUrl(field.declaredBy, name)] : [];
  });
}

/** Ids in the form by URL of the row; of several that a row describes the first. The form shows inner objects as fields. */
function findIds(): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const fields = getFields();
  for (const component of componentNames) {
    const options = fields[component].filter(({ url }) => url !== undefined);
    for (const { path } of options) {
      for (const part of getGroups(path)) {
        const target = part.includes('.') ? path : part;
        for (const url of getRowUrls(component, part)) {
          if (!ids.has(url)) ids.set(url, fieldId(component, target));
        }
      }
    }
  }
  return ids;
}

let idsByRow: ReadonlyMap<string, string> | undefined;

/**
 * The URL of the playground with an option or a group of options chosen, for `href()`. Undefined for what is no option:
 * events, images, props and methods.
 */
export function playgroundUrl(type: string, field: string): string | undefined {
  idsByRow ??= findIds();
  const id = idsByRow.get(rowUrl(type, field));
  return id && `${path}#${id}`;
}

/** The URL of the playground with a state, for `href()`. */
export function stateUrl(state: PlaygroundState): string {
  return `${path}#${writeReadable(state, getFields()[state.component])}`;
}
