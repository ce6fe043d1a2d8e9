/** Colours for printed code, with the classes of `components/docs/code/highlight.scss`. */
import type { CodeColour, TextRun } from '@/components/docs/code/highlight';

const words =
  'as async class const constructor default export extends function import from new private public readonly return this type void';

/** Comments, strings, words of the language, constants and numbers, elements, types and calls, and properties. */
const patterns: readonly (readonly [CodeColour, string])[] = [
  ['comment', String.raw`//.*|\/\*[^]*?\*\/`],
  ['string', String.raw`'(?:\\.|[^'\\])*'|"[^"\n]*"`],
  ['keyword', String.raw`\b(?:${words.replaceAll(' ', '|')})\b|@(?=\w)`],
  ['number', String.raw`\b(?:true|false|undefined|null)\b|-?\b\d+(?:\.\d+)?\b|\b[A-Z][A-Z_\d]+\b`],
  ['tag', String.raw`(?<=<\/?)[A-Za-z][\w-]*`],
  ['function', String.raw`\b[A-Z]\w*|\b\w+(?=\()`],
  ['attribute', String.raw`\b\w+(?=: |=\{|\?:)`],
];

const pattern = new RegExp(
  patterns.map(([colour, source]) => `(?<${colour}>${source})`).join('|'),
  'g',
);

/** Splits code into runs of one colour. */
export function colourCode(code: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(pattern)) {
    if (index > end) runs.push({ text: code.slice(end, index) });
    const [colour] = patterns.find(([name]) => groups[name] !== undefined) ?? [];
    runs.push({ text, colour });
    end = index + text.length;
  }
  return end < code.length ? [...runs, { text: code.slice(end) }] : runs;
}
