/** Columns of a line of code. */
export const LINE_WIDTH = 100;

const NAME = /^[A-Za-z_$][\w$]*$/;

/** Returns a text as a literal of TypeScript. */
function printText(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  );
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Returns a field of an object; a text that is too long for the line is in the next one. */
export function printField(name: string, value: unknown, indent: string): string {
  const start = `${NAME.test(name) ? name : printText(name)}:`;
  const line = `${start} ${printValue(value, indent)}`;
  const isLong = typeof value === 'string' && indent.length + line.length >= LINE_WIDTH;
  return isLong ? `${start}\n${indent}  ${printText(value)}` : line;
}

/** Returns a value as a literal of TypeScript, a field in each line. */
export function printValue(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const print = (lines: string[], [open, close]: [string, string]) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value))
    return print(
      value.map((each) => printValue(each, inner)),
      ['[', ']'],
    );
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return print(
    fields.map(([name, each]) => printField(name, each, inner)),
    ['{', '}'],
  );
}
