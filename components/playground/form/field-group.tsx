'use client';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, type ComponentName, type Field, type Value, type Values } from '../fields/field';
import { FieldRow } from './field-row';
import { countChanged, listPath, lookGroup, type FieldGroup } from '../fields/groups';
import { countItems, maxItems } from '../fields/lists';

/** What the form does with fields. */
export interface FieldActions {
  /** `value` is undefined to unset an option that has no default. */
  readonly onChange: (path: string, value: Value | undefined) => void;
  readonly onReset: (path: string) => void;
  readonly onAddItem: (list: string) => void;
  readonly onRemoveItem: (list: string, index: number) => void;
}

/** Why a value is in neither preview, code nor URL. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

interface PartProps extends FieldActions {
  component: ComponentName;
  values: Values;
  problems: readonly FieldProblem[];
  /** The fields that the search shows; undefined for all. */
  found: ReadonlySet<Field> | undefined;
}

interface RowsProps extends PartProps {
  fields: readonly Field[];
  /** Begins the paths of the fields, and is no part of their names. */
  prefix: string;
  /** Index of the item to which the fields belong. */
  index?: number;
}

function Rows({
  fields,
  prefix,
  index,
  component,
  values,
  problems,
  found,
  ...actions
}: RowsProps) {
  return fields.map((field) => {
    const path = index === undefined ? field.path : field.path.replace('*', String(index));
    // Links to a field of an item lead to the first item.
    const id = fieldId(component, index ? path : field.path);
    return (
      <FieldRow
        key={path}
        field={field}
        path={path}
        id={id}
        name={field.path.slice(prefix.length)}
        value={values[path]}
        problem={problems.find((problem) => problem.path === path)?.message}
        isTemplate={path.includes('*')}
        isHidden={found && !found.has(field)}
        onChange={actions.onChange}
        onReset={actions.onReset}
      />
    );
  });
}

interface ListProps extends PartProps {
  list: string;
  fields: readonly Field[];
}

/** A list of objects: the fields of each item, and buttons to add and to remove items. */
function ListFields({ list, fields, ...part }: ListProps) {
  const { values, onAddItem, onRemoveItem } = part;
  const name = list.slice(list.indexOf('.') + 1);
  const count = countItems(values, list);
  const prefix = `${list}.*.`;
  const items = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => onAddItem(list));
    items.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus();
  };
  const remove = (index: number) => {
    onRemoveItem(list, index);
    // The pressed button disappears.
    items.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  return (
    <div ref={items}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset className="play-item" key={index}>
          <legend>
            <code>{`${name}[${index}]`}</code>
          </legend>
          <Rows {...part} fields={fields} prefix={prefix} index={index} />
          <button
            type="button"
            className="button button-small"
            onClick={() => remove(index)}
            aria-label={`Remove ${name}[${index}]`}
          >
            Remove
          </button>
        </fieldset>
      ))}
      {count === 0 && <Rows {...part} fields={fields} prefix={list.slice(0, -name.length)} />}
      <button
        type="button"
        className="button button-small scripted"
        disabled={count >= maxItems}
        onClick={add}
      >
        Add to <code>{name}</code>
      </button>
    </div>
  );
}

interface FieldGroupViewProps extends PartProps {
  group: FieldGroup;
  /** Name of the group of the options that are no objects. */
  rootName: string;
  isOpen: boolean;
  onToggle: (group: string, isOpen: boolean) => void;
}

/** The options of one object, in a disclosure that says how many have been changed. */
export function FieldGroupView(props: FieldGroupViewProps) {
  const { group, rootName, isOpen, onToggle, ...part } = props;
  const { component, values, found } = part;
  const { name, fields } = group;
  const isLook = name === lookGroup;
  const changed = countChanged(values, group);
  const lists = [...new Set(fields.flatMap((field) => listPath(field) ?? []))];
  const isHidden = found && !fields.some((field) => found.has(field));
  return (
    <details
      className="play-group"
      id={name ? fieldId(component, name) : undefined}
      aria-label={isLook ? 'Look' : name || rootName}
      open={isOpen || (found && !isHidden)}
      hidden={isHidden}
      onToggle={({ currentTarget }) => found || onToggle(name, currentTarget.open)}
      suppressHydrationWarning
    >
      <summary data-native>
        {isLook ? 'Look' : <code>{name || rootName}</code>}{' '}
        {changed > 0 && <small>{changed} changed</small>}
      </summary>
      <Rows
        {...part}
        fields={fields.filter((field) => listPath(field) === undefined)}
        prefix={name && `${name}.`}
      />
      {lists.map((list) => (
        <ListFields
          {...part}
          key={list}
          list={list}
          fields={fields.filter((field) => listPath(field) === list)}
        />
      ))}
    </details>
  );
}
