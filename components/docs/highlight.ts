/** Colours code while a page is built; a reader's browser gets plain spans and no highlighter. */
import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type ThemeRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import angularHtml from 'shiki/langs/angular-html.mjs';
import angularTs from 'shiki/langs/angular-ts.mjs';
import css from 'shiki/langs/css.mjs';
import tsx from 'shiki/langs/tsx.mjs';

export type CodeLanguage = 'tsx' | 'angular-ts' | 'angular-html' | 'css';

/** Name of a colour in styles/_highlight.scss, one letter long: it is written thousands of times. */
export type CodeColour = 'k' | 's' | 'c' | 'n' | 'f' | 't' | 'a';

export interface Piece {
  readonly text: string;
  /** Missing for text in the ordinary colour. */
  readonly colour?: CodeColour;
}

const scopes: Readonly<Record<CodeColour, readonly string[]>> = {
  // Keywords and operators that are words.
  k: ['keyword', 'storage', 'variable.language', 'punctuation.definition.block.tag'],
  // Texts.
  s: ['string', 'meta.property-value', 'support.constant.property-value'],
  // Comments.
  c: ['comment', 'punctuation.definition.comment'],
  // Numbers, units and fixed values.
  n: ['constant', 'keyword.other.unit', 'variable.other.enummember'],
  // Functions and types.
  f: ['entity.name.function', 'entity.name.type', 'entity.other.inherited-class', 'support.class'],
  // Elements and selectors.
  t: ['entity.name.tag', 'support.class.component', 'entity.other.attribute-name.class'],
  // Attributes and properties.
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.css',
  ],
};

// Not a colour of the theme decides what a reader sees, but a class: so one stylesheet serves light and dark.
const plain = 'var(--code-plain)';
const colourOf = (name: string) => `var(--code-${name})`;

const theme: ThemeRegistration = {
  name: 'classes',
  fg: plain,
  bg: 'transparent',
  settings: [
    { settings: { foreground: plain } },
    ...Object.entries(scopes).map(([name, scope]) => ({
      scope: [...scope],
      settings: { foreground: colourOf(name) },
    })),
    // Operators, brackets and what stands in braces inside a text are plain.
    {
      scope: ['keyword.operator', 'meta.embedded.expression', 'meta.template.expression'],
      settings: { foreground: plain },
    },
    // These end in a word that means something: new, typeof, satisfies.
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression', 'keyword.control'],
      settings: { foreground: colourOf('k') },
    },
  ],
};

let highlighter: HighlighterCore | undefined;

function getHighlighter(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [tsx, angularTs, angularHtml, css],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

function colourFrom(value: string | undefined): CodeColour | undefined {
  const name = /^var\(--code-(\w)\)$/.exec(value ?? '')?.[1];
  return name !== undefined && name in scopes ? (name as CodeColour) : undefined;
}

/** Neighbours of one colour become one piece; white space has no colour and joins what stands before it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && (last.colour === piece.colour || piece.text.trim() === '')) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      result.push(piece);
    }
  }
  return result;
}

/** The code as a row of coloured pieces; put together again they are the code to the letter. */
export function highlight(code: string, lang: CodeLanguage): readonly Piece[] {
  const lines = getHighlighter().codeToTokensBase(code, { lang, theme: 'classes' });
  return joined(
    lines.flatMap((tokens, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...tokens.map(({ content, color }) => ({ text: content, colour: colourFrom(color) })),
    ]),
  );
}
