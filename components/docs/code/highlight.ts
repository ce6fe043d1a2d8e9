/** Highlights code at build time; pages contain only spans. */
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

/** What a run of code is: the class `code-…` in highlight.scss gives it its colour. */
export type CodeColour =
  'keyword' | 'string' | 'comment' | 'number' | 'function' | 'tag' | 'attribute';

export interface TextRun {
  readonly text: string;
  /** Missing for the default colour. */
  readonly colour?: CodeColour;
}

const scopes: Readonly<Record<CodeColour, readonly string[]>> = {
  // Keywords and operators that are words.
  keyword: ['keyword', 'storage', 'variable.language', 'punctuation.definition.block.tag'],
  string: ['string', 'meta.property-value', 'support.constant.property-value'],
  comment: ['comment', 'punctuation.definition.comment'],
  // Numbers, units and constants.
  number: ['constant', 'keyword.other.unit', 'variable.other.enummember'],
  // Functions and types.
  function: [
    'entity.name.function',
    'entity.name.type',
    'entity.other.inherited-class',
    'support.class',
  ],
  // Elements and selectors.
  tag: ['entity.name.tag', 'support.class.component', 'entity.other.attribute-name.class'],
  // Attributes and properties.
  attribute: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.css',
  ],
};

// The theme contains variables instead of colours; they become classes, so that one stylesheet has light and dark.
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
    // Operators, brackets and expressions in template literals have the default colour.
    {
      scope: ['keyword.operator', 'meta.embedded.expression', 'meta.template.expression'],
      settings: { foreground: plain },
    },
    // Operators that are words: new, typeof, satisfies.
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression', 'keyword.control'],
      settings: { foreground: colourOf('keyword') },
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
  const name = /^var\(--code-(\w+)\)$/.exec(value ?? '')?.[1];
  return name !== undefined && name in scopes ? (name as CodeColour) : undefined;
}

/** Merges neighbours of the same colour; white space joins the previous run. */
function mergeRuns(runs: readonly TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && (last.colour === run.colour || run.text.trim() === '')) {
      result[result.length - 1] = { ...last, text: last.text + run.text };
    } else {
      result.push(run);
    }
  }
  return result;
}

/** Splits code into highlighted runs whose texts, joined, are the code. */
export function highlight(code: string, lang: CodeLanguage): readonly TextRun[] {
  const lines = getHighlighter().codeToTokensBase(code, {
    lang,
    theme: 'classes',
    // Without a limit: a slow machine would leave the rest of a line without colours, or with wrong ones.
    tokenizeTimeLimit: 0,
  });
  return mergeRuns(
    lines.flatMap((tokens, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...tokens.map(({ content, color }) => ({ text: content, colour: colourFrom(color) })),
    ]),
  );
}
