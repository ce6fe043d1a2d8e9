/** What the user has entered into the form of the server before the scripts run. */
import {
  componentNames,
  controlId,
  fieldId,
  isSameValue,
  type ComponentName,
  type Field,
  type Value,
  type Values,
} from '../fields/field';
import { parseControl, ValueError } from '../fields/value-text';

function readControl(field: Field, control: HTMLElement | null): Value | undefined {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (!isField) return undefined;
  const text =
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? `${control.checked}`
      : control.value;
  try {
    return parseControl(field, text);
  } catch (error) {
    // Not set, or not yet a value.
    if (error instanceof ValueError) return undefined;
    throw error;
  }
}

/** The values in the controls of a component. */
export function readEarlyInput(component: ComponentName, fields: readonly Field[]): Values {
  const entries = fields.flatMap((field) => {
    const value = readControl(
      field,
      document.getElementById(controlId(fieldId(component, field.path))),
    );
    return value === undefined || isSameValue(value, field.defaultValue)
      ? []
      : [[field.path, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The component that is chosen in the toolbar. */
export function readEarlyComponent(): ComponentName | undefined {
  const chosen = document.querySelector<HTMLInputElement>('[name=component]:checked');
  return componentNames.find((name) => name === chosen?.value);
}
