'use client';
import type { Choice, Field, Value } from '../fields/field';
import { formatValue, parseControl, ValueError } from '../fields/value-text';

export interface FieldControlProps {
  field: Field;
  id: string;
  /** The current value; undefined if the option is unset. */
  value: Value | undefined;
  /** Ids of the texts that describe the control. */
  describedBy: string;
  isInvalid: boolean;
  /** Called with undefined to unset an option that has no default. */
  onChange: (value: Value | undefined) => void;
  /** What is typed, if it is not the text of the value. */
  draft?: Draft;
  onDraft?: (draft: Draft) => void;
}

/** What is typed into a text field. */
export interface Draft {
  readonly text: string;
  /** The current value. */
  readonly value: Value | undefined;
  /** Why the text is no value. */
  readonly problem?: string;
}

type PartProps = Omit<FieldControlProps, 'describedBy' | 'isInvalid'> & {
  attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
};

const unset = 'not set';

/** The choices of a field, each with its text and its value. */
function getChoices({ control, defaultValue }: Field): readonly Pick<Choice, 'text' | 'value'>[] {
  if (control.kind === 'choice') return control.choices;
  return control.kind === 'boolean' && defaultValue === undefined
    ? [true, false].map((value) => ({ value, text: String(value) }))
    : [];
}

function Select({ field, value, onChange, attributes }: PartProps) {
  const choices = getChoices(field);
  const isUnset = value === undefined;
  return (
    <select
      {...attributes}
      value={isUnset ? unset : formatValue(field, value)}
      onChange={({ target }) => onChange(choices.find(({ text }) => text === target.value)?.value)}
    >
      {field.defaultValue === undefined && !field.isRequired && <option>{unset}</option>}
      {choices.map(({ text }) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  );
}

/** The value of a text; with a problem the current value remains. */
function readDraft(field: Field, text: string, value: Value | undefined): Draft {
  try {
    return { text, value: parseControl(field, text) };
  } catch (error) {
    if (error instanceof ValueError) return { text, value, problem: error.message };
    throw error;
  }
}

/** A text field that keeps what is typed while it is no value. */
function TextField({ field, value, onChange, draft, onDraft, attributes }: PartProps) {
  const change = (text: string) => {
    const next = readDraft(field, text, value);
    onDraft?.(next);
    if (next.problem === undefined) onChange(next.value);
  };
  const { control } = field;
  const text = value === undefined ? '' : formatValue(field, value);
  return (
    <input
      {...attributes}
      type="text"
      inputMode={control.kind === 'number' && !control.isByWidth ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={draft?.text ?? text}
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
  if (getChoices(field).length > 0) return <Select {...props} attributes={attributes} />;
  if (field.control.kind !== 'boolean') return <TextField {...props} attributes={attributes} />;
  return (
    <input
      {...attributes}
      type="checkbox"
      data-native
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
