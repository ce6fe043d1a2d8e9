import { createElement, type HTMLAttributes } from 'react';
import type { TextRun } from './highlight';
import './highlight.scss';

interface ColouredCodeProps extends HTMLAttributes<HTMLElement> {
  /** The code in runs of one colour. */
  runs: readonly TextRun[];
}

/** Passes the runs as separate children: an array would need hundreds of keys. */
export function ColouredCode({ runs, ...attributes }: ColouredCodeProps) {
  const children = runs.map(({ text, colour }) =>
    colour === undefined ? text : createElement('span', { className: `code-${colour}` }, text),
  );
  return createElement('code', attributes, ...children);
}
