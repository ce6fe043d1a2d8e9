'use client';
import { useState } from 'react';
import type { Choice, Field, Value } from './field';
import { formatValue, parseValue, ValueError } from './value-text';

export interface FieldControlProps {
  field: Field;
  id: string;
  /** The value in force; undefined if the option is unset. */
  value: Value | undefined;
  /** Ids of the texts that describe the control. */
  describedBy: string;
  isInvalid: boolean;
  /** Called with undefined to unset an option that has no default. */
  onChange: (value: Value | undefined) => void;
  /** Called with the reason why the text in the control is no value, and with undefined when it is one again. */
  onProblem: (message: string | undefined) => void;
}

type PartProps = Omit<FieldControlProps, 'describedBy' | 'isInvalid'> & {
  attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
};

const unset = 'not set';

/** The texts between which a field lets choose, with the values that they stand for. */
function choicesOf({ control, defaultValue }: Field): readonly Pick<Choice, 'text' | 'value'>[] {
  if (control.kind === 'choice') return control.choices;
  return control.kind === 'boolean' && defaultValue === undefined
    ? [true, false].map((value) => ({ value, text: String(value) }))
    : [];
}

function Select({ field, value, onChange, attributes }: PartProps) {
  const choices = choicesOf(field);
  const isUnset = value === undefined;
  return (
    <select
      {...attributes}
      value={isUnset ? unset : formatValue(field, value)}
      onChange={({ target }) => onChange(choices.find(({ text }) => text === target.value)?.value)}
    >
      {field.defaultValue === undefined && <option>{unset}</option>}
      {choices.map(({ text }) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  );
}

/** A text field that keeps what is typed while it is no value. */
function TextField({ field, value, onChange, onProblem, attributes }: PartProps) {
  const text = value === undefined ? '' : formatValue(field, value);
  const [draft, setDraft] = useState({ text, value: text });
  // A value that has changed elsewhere, for example by undoing, replaces what is typed.
  const shown = draft.value === text ? draft.text : text;
  const change = (typed: string) => {
    const isUnset = typed === '' && field.defaultValue === undefined;
    try {
      const parsed = isUnset ? undefined : parseValue(field, typed);
      onProblem(undefined);
      onChange(parsed);
      setDraft({ text: typed, value: parsed === undefined ? '' : formatValue(field, parsed) });
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      onProblem(error.message);
      setDraft({ text: typed, value: text });
    }
  };
  return (
    <input
      {...attributes}
      type="text"
      inputMode={field.control.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** The control that the type of an option asks for. */
export function FieldControl({ describedBy, isInvalid, ...props }: FieldControlProps) {
  const { field, id, value, onChange } = props;
  const attributes = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  if (choicesOf(field).length > 0) return <Select {...props} attributes={attributes} />;
  if (field.control.kind !== 'boolean') return <TextField {...props} attributes={attributes} />;
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
