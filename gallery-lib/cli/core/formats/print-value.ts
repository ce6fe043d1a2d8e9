const NAME = /^[A-Za-z_$][\w$]*$/;

/** Returns a text as a literal of TypeScript. */
function printText(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  );
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
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
  const names = fields.map(
    ([name, each]) => `${NAME.test(name) ? name : printText(name)}: ${printValue(each, inner)}`,
  );
  return print(names, ['{', '}']);
}
