/** Values as text: in the URL, and in the controls of the form. */
import type { Control, Field, Value } from './field';

/** A text that is no value of a field. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

/** A text from a URL in quotation marks, cut to 80 characters. */
export function quote(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
}

/** The text of a value. */
export function formatValue({ control }: Field, value: Value): string {
  if (control.kind !== 'choice') return String(value);
  return control.choices.find((choice) => choice.value === value)?.text ?? String(value);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function parseNumber(text: string): number | undefined {
  return text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

type ByWidth = readonly (readonly [width: string, value: number])[];

/** The notation of numbers by width: `0: 2, 600: 3`. */
export function formatByWidth(entries: ByWidth): string {
  return entries.map(([width, value]) => `${width}: ${value}`).join(', ');
}

/** The numbers by width in a text, the smallest width first; undefined if it is none, or has a width twice. */
export function readByWidth(text: string): ByWidth | undefined {
  const entries = text.split(',').map((part): [number, number | undefined] => {
    const [, width, number = ''] = /^\s*(\d+)\s*:(.+)$/s.exec(part) ?? [];
    return [Number(width), parseNumber(number)];
  });
  if (new Set(entries.map(([width]) => width)).size < entries.length) return undefined;
  const valid = entries.flatMap(([width, value]): ByWidth =>
    value === undefined ? [] : [[String(width), value]],
  );
  return valid.length < entries.length
    ? undefined
    : valid.toSorted(([a], [b]) => Number(a) - Number(b));
}

function parseByWidth(text: string): string | undefined {
  const entries = readByWidth(text);
  return entries && formatByWidth(entries);
}

function parse(control: Control, text: string): Value | undefined {
  switch (control.kind) {
    case 'boolean':
      return booleans.get(text);
    case 'number':
      return parseNumber(text) ?? (control.isByWidth ? parseByWidth(text) : undefined);
    case 'choice':
      return control.choices.find((choice) => choice.text === text)?.value;
    case 'texts':
      return text.split(',').flatMap((part) => part.trim() || []);
    case 'text':
      return text;
  }
}

const rules: Readonly<Record<Control['kind'], string>> = {
  boolean: 'true or false',
  number: 'a number',
  choice: 'one of ',
  texts: 'a list',
  text: 'a text',
};

const byWidthRule = ', or numbers by width such as "0: 2, 600: 3"';

/** False if the browser knows the property and refuses the text. */
function isCssValue(property: string | undefined, text: string): boolean {
  return !property || globalThis.CSS?.supports?.(property, text) !== false;
}

/**
 * The value of a text.
 * @throws ValueError with path, text and rule
 */
export function parseValue({ path, control, cssProperty }: Field, text: string): Value {
  const value = parse(control, text);
  if (!isCssValue(cssProperty, text)) {
    throw new ValueError(
      `${path} is ${quote(text)}; it must be a value of the CSS property ${cssProperty}.`,
    );
  }
  if (value !== undefined) return value;
  const names = control.kind === 'choice' ? control.choices.map((choice) => choice.text) : [];
  const byWidth = control.kind === 'number' && control.isByWidth ? byWidthRule : '';
  const rule = rules[control.kind] + names.join(', ') + byWidth;
  throw new ValueError(`${path} is ${quote(text)}; it must be ${rule}.`);
}

/**
 * The value of a text in a control. Nothing in the control of an option without a default leaves the option unset.
 * @throws ValueError as `parseValue`
 */
export function parseControl(field: Field, text: string): Value | undefined {
  return text === '' && field.defaultValue === undefined ? undefined : parseValue(field, text);
}
