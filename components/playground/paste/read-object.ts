/** Reads the text of a JSON or JavaScript object as data. Nothing in it is evaluated. */

/** In place of a value that is code: a function, a variable, an element. */
export const code = Symbol('code');

/** What a text contains: data, or the mark of code. */
export type Read = boolean | number | string | null | typeof code | readonly Read[] | ReadObject;

/** An object in a text. A map, because a text may name a key `__proto__`. */
export type ReadObject = ReadonlyMap<string, Read>;

/** A text that is no object. */
export class ObjectError extends Error {
  override readonly name = 'ObjectError';
}

const maxLength = 20_000;
const maxDepth = 20;

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const start =
  /(?:export\s+default\s|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::[^=]*)?=|module\.exports\s*=)?\s*\(?/y;
const end = /\s*(?:(?:as|satisfies)\s[^;=(){}]*)?\)?\s*;?\s*/y;
const name = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const number = /[+-]?(?:0x[\da-f]+|(?:\d[\d_]*\.?[\d_]*|\.\d+)(?:e[+-]?\d+)?)/iy;
const accessor = /(?:get|set|async)\s+(?=[\p{ID_Start}$_"'])/uy;
const regularExpression = /\/(?![*/>])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const templateText = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:\$(?=\{))?/y;
const text = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const nextKey = /(?=(["']?)[\w$]+\1\s*:)/y;
const words: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const escapes: Readonly<Record<string, string>> = {
  0: '\0',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
};
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '`': '`' };

function unescape(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
      (_match, point, unit, byte, other) => {
        if (other !== undefined) return escapes[other] ?? other;
        const value = Number.parseInt(point ?? unit ?? byte, 16);
        return value <= 0x10ffff ? String.fromCodePoint(value) : '';
      },
    );
}

/** Reads one text from its beginning to its end. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  read(): ReadObject {
    this.skip(space);
    this.skip(start);
    this.skip(space);
    if (this.source[this.at] !== '{') this.fail('an object that begins with "{"');
    const object = this.readObject(0);
    this.skip(space);
    this.skip(end);
    this.skip(space);
    if (this.at < this.source.length) this.fail('nothing after the object');
    return object;
  }

  private fail(expected: string): never {
    const line = this.source.slice(0, this.at).split('\n').length;
    const found = this.source.slice(this.at, this.at + 20).split('\n')[0];
    throw new ObjectError(
      `Line ${line}: found ${found ? `"${found}"` : 'the end'}, expected ${expected}.`,
    );
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.source) ?? [];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private skip(pattern: RegExp): void {
    this.match(pattern);
  }

  /** Takes a character, if it is the next one. */
  private take(character: string): boolean {
    this.skip(space);
    const isNext = this.source[this.at] === character;
    if (isNext) this.at += 1;
    return isNext;
  }

  private readObject(depth: number): ReadObject {
    const object = new Map<string, Read>();
    this.at += 1;
    while (!this.take('}')) {
      const [key, value] = this.readEntry(depth);
      object.set(key, value);
      if (!this.take(',') && this.source[this.at] !== '}') this.fail('"," or "}"');
    }
    return object;
  }

  private readEntry(depth: number): [string, Read] {
    const begin = this.at;
    this.skip(accessor);
    const quoted = this.match(text);
    const key = quoted === undefined ? (this.match(name) ?? this.match(number)) : unescape(quoted);
    if (key !== undefined && this.take(':')) return [key, this.readValue(depth)];
    // A method, an accessor, a shorthand, a spread or a computed key.
    this.skipCode();
    if (this.at === begin) this.fail('a key');
    const label = key ?? this.source.slice(begin, this.at).trim().slice(0, 40);
    return [label, code];
  }

  private readList(depth: number): readonly Read[] {
    const list: Read[] = [];
    this.at += 1;
    while (!this.take(']')) {
      list.push(this.readValue(depth));
      if (!this.take(',') && this.source[this.at] !== ']') this.fail('"," or "]"');
    }
    return list;
  }

  private readValue(depth: number): Read {
    if (depth >= maxDepth) this.fail(`at most ${maxDepth} levels`);
    this.skip(space);
    const begin = this.at;
    const value = this.readData(depth + 1);
    this.skip(space);
    this.skip(/as\s+const\b\s*/y);
    if (value !== undefined && /^[,}\]]?$/.test(this.source[this.at] ?? '')) return value;
    if (value !== undefined && this.match(nextKey) !== undefined) this.fail('"," before it');
    // What continues is an expression, such as `3 * 1000`.
    this.at = begin;
    this.skipCode();
    if (this.at === begin) this.fail('a value');
    return code;
  }

  private readData(depth: number): Read | undefined {
    const character = this.source[this.at];
    if (character === '{') return this.readObject(depth);
    if (character === '[') return this.readList(depth);
    const quoted = this.match(text);
    if (quoted !== undefined) return unescape(quoted);
    const digits = this.match(number);
    if (digits !== undefined) return Number(digits.replaceAll('_', ''));
    return words.get(this.match(name) ?? '');
  }

  /** Takes a text, a name or, where a value may begin, a regular expression. */
  private readToken(isBeforeValue: boolean): string | undefined {
    const found = this.match(text) ?? this.match(name);
    return found ?? (isBeforeValue ? this.match(regularExpression) : undefined);
  }

  /** Skips code up to the comma or the bracket that ends it. */
  private skipCode(): void {
    const open: string[] = [];
    // Where a value may begin, a slash begins a regular expression; elsewhere it divides, or ends an element.
    let isBeforeValue = true;
    while (this.at < this.source.length) {
      const isTemplate = open.at(-1) === '`';
      this.skip(isTemplate ? templateText : space);
      const character = this.source[this.at] ?? '';
      if (open.length === 0 && /[,}\]]/.test(character)) return;
      if (this.source.startsWith('/*', this.at)) this.fail('"*/"');
      const token = isTemplate ? undefined : this.readToken(isBeforeValue);
      if (token === undefined) {
        if (character === open.at(-1)) open.pop();
        else if (closing[character]) open.push(closing[character]);
        else if (/[)}\]]/.test(character)) this.fail(`"${open.at(-1)}"`);
        this.at += 1;
      }
      const before = token ?? this.source.slice(this.at - 2, this.at);
      isBeforeValue = /^return$|[(,=:[!&|?{;]$|=>$/.test(before);
    }
    if (open.length > 0) this.fail(`"${open.at(-1)}"`);
  }
}

/**
 * The object in a text, which may begin as `const options =` or `export default`.
 * @throws ObjectError with the line, what was found and what was expected
 */
export function readObject(source: string): ReadObject {
  if (source.length > maxLength) {
    throw new ObjectError(
      `The text has ${source.length} characters; at most ${maxLength} are read.`,
    );
  }
  return new Reader(source).read();
}
