/** Edits of the playground's state, with undo and redo. */
import {
  findField,
  isSameValue,
  previewPrefix,
  type ComponentName,
  type Field,
  type FieldsByComponent,
  type PlaygroundState,
  type Value,
  type Values,
} from '../fields/field';
import { closeGaps, countItems, maxItems } from '../fields/lists';
import { isSameValues } from './refused-values';

/** The state, with the values that the other components had when they were last shown. */
export interface Snapshot extends PlaygroundState {
  readonly others: Readonly<Partial<Record<ComponentName, Values>>>;
}

/** The steps of a session. `present` is the state that the page shows. */
export interface Edits {
  readonly present: Snapshot;
  /** States before `present`, the latest last. */
  readonly past: readonly Snapshot[];
  /** Undone states, the next one first. */
  readonly future: readonly Snapshot[];
  /** The path whose next value belongs to the last step. */
  readonly editedPath?: string;
}

/** An edit of the values of the component. */
type ValuesEdit =
  /** Enters a value, or none. What is entered into one field, one after the other, is one step. */
  | { readonly type: 'set'; readonly path: string; readonly value?: Value }
  /** Appends an item to a list such as `buttonsConfig.buttons`, with values by name: `type`, `title`, `size.width`. */
  | { readonly type: 'addItem'; readonly list: string; readonly values: Values }
  | { readonly type: 'removeItem'; readonly list: string; readonly index: number }
  /** Gives one field its default, or every option. */
  | { readonly type: 'reset'; readonly path?: string };

/** An edit of the state, which is a step. */
type StateEdit =
  | ValuesEdit
  /** Shows a component with the values that it had last. */
  | { readonly type: 'switch'; readonly component: ComponentName }
  /** Shows a preset. */
  | { readonly type: 'start'; readonly state: PlaygroundState }
  /** Shows the state of a URL, with its settings of the preview. */
  | { readonly type: 'replace'; readonly state: PlaygroundState };

export type Edit = StateEdit | { readonly type: 'undo' } | { readonly type: 'redo' };

const maxSteps = 200;

/** The edits of a session that begins with a state. */
export function startEdits({ component, values }: PlaygroundState): Edits {
  return { present: { component, values, others: {} }, past: [], future: [] };
}

function setValue(
  values: Values,
  path: string,
  value: Value | undefined,
  fields: readonly Field[],
) {
  const { [path]: previous, ...rest } = values;
  const isDefault =
    value === undefined || isSameValue(value, findField(fields, path)?.defaultValue);
  return isDefault ? rest : { ...values, [path]: value };
}

function addItem(values: Values, list: string, item: Values, fields: readonly Field[]) {
  const index = countItems(values, list);
  if (index === maxItems) return values;
  return Object.entries(item).reduce<Values>(
    (result, [name, value]) => setValue(result, `${list}.${index}.${name}`, value, fields),
    values,
  );
}

/** Values with the settings of the preview of others, because these belong to no component. */
function withPreview(values: Values, others: Values): Values {
  const only = (source: Values, isPreview: boolean) =>
    Object.entries(source).filter(([path]) => path.startsWith(previewPrefix) === isPreview);
  return Object.fromEntries([...only(values, false), ...only(others, true)]);
}

function editValues(values: Values, edit: ValuesEdit, fields: readonly Field[]): Values {
  switch (edit.type) {
    case 'set':
      return setValue(values, edit.path, edit.value, fields);
    case 'addItem':
      return addItem(values, edit.list, edit.values, fields);
    case 'removeItem':
      return setValue(values, `${edit.list}.${edit.index}.type`, undefined, fields);
    case 'reset':
      return edit.path === undefined
        ? withPreview({}, values)
        : setValue(values, edit.path, undefined, fields);
  }
}

function show(
  { component, values, others }: Snapshot,
  next: ComponentName,
  nextValues: Values,
): Snapshot {
  return { component: next, values: nextValues, others: { ...others, [component]: values } };
}

function apply(present: Snapshot, edit: StateEdit, fieldsByComponent: FieldsByComponent): Snapshot {
  switch (edit.type) {
    case 'switch': {
      const { component } = edit;
      const own = component === present.component ? present.values : present.others[component];
      return show(present, component, withPreview(own ?? {}, present.values));
    }
    case 'start':
      return show(present, edit.state.component, withPreview(edit.state.values, present.values));
    case 'replace':
      return show(present, edit.state.component, edit.state.values);
    default: {
      const fields = fieldsByComponent[present.component];
      return { ...present, values: closeGaps(editValues(present.values, edit, fields)) };
    }
  }
}

function isSameState(a: PlaygroundState, b: PlaygroundState): boolean {
  return a.component === b.component && isSameValues(a.values, b.values);
}

function addStep(edits: Edits, next: Snapshot, editedPath: string | undefined): Edits {
  const isContinued = editedPath !== undefined && editedPath === edits.editedPath;
  const past = isContinued ? edits.past : [...edits.past, edits.present].slice(-maxSteps);
  const previous = past.at(-1);
  if (previous && isSameState(previous, next)) {
    return isContinued ? { present: previous, past: past.slice(0, -1), future: [] } : edits;
  }
  return { present: next, past, future: [], editedPath };
}

function undo(edits: Edits): Edits {
  const present = edits.past.at(-1);
  if (!present) return edits;
  return { present, past: edits.past.slice(0, -1), future: [edits.present, ...edits.future] };
}

function redo(edits: Edits): Edits {
  const [present, ...future] = edits.future;
  return present ? { present, past: [...edits.past, edits.present], future } : edits;
}

/** A reducer for `useReducer`. It keeps 200 steps; an edit that changes nothing is none. */
export function createEditsReducer(fieldsByComponent: FieldsByComponent) {
  return (edits: Edits, edit: Edit): Edits => {
    switch (edit.type) {
      case 'undo':
        return undo(edits);
      case 'redo':
        return redo(edits);
      default: {
        const editedPath = edit.type === 'set' ? edit.path : undefined;
        return addStep(edits, apply(edits.present, edit, fieldsByComponent), editedPath);
      }
    }
  };
}
