'use client';
import { memo, useCallback, useState, type KeyboardEvent } from 'react';
import { Code } from '@/components/docs/code/code';
import { InlineText } from '@/components/docs/inline-text';
import { Icon } from '@/components/site/icon';
import { href } from '@/components/site/urls';
import { controlId, isSameValue, type Field, type Value } from '../fields/field';
import { FieldControl, type Draft } from './field-control';
import { getHistoryStep } from './get-history-step';
import { formatValue } from '../fields/value-text';

export interface FieldRowProps {
  field: Field;
  /** Path with the indexes of list items. */
  path: string;
  /** Id of the row. */
  id: string;
  /** Name in the form: the path without that of its group. */
  name: string;
  /** The value, if it differs from the default. */
  value: Value | undefined;
  /** Why the value is in neither preview, code nor URL. */
  problem: string | undefined;
  /** True for a row that only describes the fields of an item, before the list has one. */
  isTemplate?: boolean;
  isHidden?: boolean;
  /** `value` is undefined to unset an option that has no default. */
  onChange: (path: string, value: Value | undefined) => void;
  onReset: (path: string) => void;
}

function Default({ field }: { field: Field }) {
  if (field.isRequired) return 'Always set.';
  if (field.defaultValue === undefined) return 'Not set by default.';
  const text = formatValue(field, field.defaultValue);
  return text === '' ? (
    'Empty by default.'
  ) : (
    <>
      Default <code>{text}</code>.
    </>
  );
}

/** One option: name, control, meaning and default, and what is wrong with its value. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, path, id, name, value, problem, isTemplate, isHidden, onChange, onReset } = props;
  const [lastDraft, setDraft] = useState<Draft>();
  const currentValue = value ?? field.defaultValue;
  // A value that has changed elsewhere, for example by undoing, replaces what is typed.
  const draft = lastDraft && isSameValue(lastDraft.value, currentValue) ? lastDraft : undefined;
  const message = draft?.problem ?? problem;
  const isChanged = value !== undefined && !field.isRequired;
  const change = useCallback((next: Value | undefined) => onChange(path, next), [onChange, path]);
  const reset = () => {
    setDraft(undefined);
    onReset(path);
    // The button disappears.
    document.getElementById(controlId(id))?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (draft?.problem === undefined || getHistoryStep(event) !== 'undo') return;
    // What is no value has been no step.
    event.preventDefault();
    event.stopPropagation();
    setDraft(undefined);
  };
  return (
    <div className="play-field" id={id} hidden={isHidden} data-changed={isChanged ? '' : undefined}>
      <label htmlFor={isTemplate ? undefined : controlId(id)}>
        <Code text={name} />
      </label>
      {!isTemplate && (
        <span className="play-control scripted" onKeyDown={handleKeyDown}>
          <FieldControl
            field={field}
            id={controlId(id)}
            value={currentValue}
            describedBy={`${id}-meaning${message === undefined ? '' : ` ${id}-problem`}`}
            isInvalid={message !== undefined}
            onChange={change}
            draft={draft}
            onDraft={setDraft}
          />
          {(isChanged || draft?.problem !== undefined) && (
            <button
              type="button"
              className="button button-small"
              aria-label={`Reset ${name}`}
              onClick={reset}
            >
              <Icon name="reset" />
            </button>
          )}
        </span>
      )}
      <p id={`${id}-meaning`}>
        {isChanged && <span className="visually-hidden">Changed. </span>}
        <InlineText text={field.meaning} /> <Default field={field} />{' '}
        {field.onlyWith && <InlineText text={`Only with \`${field.onlyWith.join('`, `')}\`. `} />}
        {field.url && (
          <a href={href(field.url)} aria-label={`Reference of ${name}`}>
            Reference
          </a>
        )}
      </p>
      {message !== undefined && (
        <p className="play-problem" id={`${id}-problem`} role="alert">
          {message} The preview, the code and the URL keep the last valid value.
        </p>
      )}
    </div>
  );
});
