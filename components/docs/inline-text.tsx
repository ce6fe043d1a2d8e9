import { Fragment } from 'react';
import { Code } from './code/code';

/** Text in which backticks mark code. */
export function InlineText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index} text={part} /> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The cells of a table row, in whose texts backticks mark code. */
export const toCells = (texts: readonly string[]) =>
  texts.map((text) => <InlineText key={text} text={text} />);
