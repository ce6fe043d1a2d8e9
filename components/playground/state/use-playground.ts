'use client';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createEditsReducer, startEdits } from './edits';
import {
  findField,
  type FieldsByComponent,
  type PlaygroundState,
  type Values,
} from '../fields/field';
import { readEarlyComponent, readEarlyInput } from './early-input';
import type { FieldProblem } from '../form/field-group';
import { decodeFragment } from './fragment';
import { findNamedPath } from '../fields/groups';
import { dropPath, isSameValues, replaceRefused } from './refused-values';
import { useUrl } from './use-url';

const start: PlaygroundState = { component: 'modal', values: {} };

/** A URL with what it says besides the state. */
interface ReadUrl {
  readonly state: PlaygroundState;
  /** Path of the field or the group that it chooses. */
  readonly chosen?: string;
  /** A sentence for each part that was dropped. */
  readonly problems: readonly string[];
}

const noProblems: readonly FieldProblem[] = [];

/** A state as the library accepts it. */
interface Attempt {
  /** The state of the form. */
  readonly source: PlaygroundState;
  /** The same with the last valid values in place of those that the library has refused. */
  readonly state: PlaygroundState;
  readonly problems: readonly FieldProblem[];
}

const toAttempt = (state: PlaygroundState): Attempt => ({
  source: state,
  state,
  problems: noProblems,
});

/** The state of the playground: its edits, its URL, and what the library says of it. */
export function usePlayground(fields: FieldsByComponent) {
  const reduceEdits = useMemo(() => createEditsReducer(fields), [fields]);
  const [edits, edit] = useReducer(reduceEdits, start, startEdits);
  const { present: state, editedPath } = edits;
  const [url, setUrl] = useState<ReadUrl>({ state, problems: [] });
  const [accepted, setAccepted] = useState(() => toAttempt(state));
  const [lastAttempt, setAttempt] = useState(accepted);
  const attempt = lastAttempt.source === state ? lastAttempt : toAttempt(state);
  const isSameComponent = accepted.source.component === state.component;
  const isShown = isSameComponent && isSameValues(attempt.state.values, accepted.state.values);
  const { problems } = isShown || !isSameComponent ? attempt : accepted;
  // While values are known to be invalid, an edit is valid when the preview shows it.
  const isKnown = isShown || problems.length === 0;
  /** What is printed and in the URL. */
  const valid = isKnown ? attempt.state : accepted.state;
  const [printed, setPrinted] = useState({ state: valid, previous: valid });
  if (printed.state !== valid) setPrinted({ state: valid, previous: printed.state });

  /** What was entered before the scripts ran, until a URL has been read, which comes later. */
  const early = useRef<Values>({});
  // In the commit that hydrates: the next one would give the controls the values of the state.
  useLayoutEffect(() => {
    const values = readEarlyInput(start.component, fields[start.component]);
    early.current = values;
    if (Object.keys(values).length > 0) edit({ type: 'replace', state: { ...start, values } });
    const component = readEarlyComponent();
    if (component && component !== start.component) edit({ type: 'switch', component });
  }, [fields]);

  const load = (next: ReadUrl) => {
    const { component, values } = next.state;
    const known = Object.entries(early.current).filter(([path]) =>
      findField(fields[component], path),
    );
    early.current = {};
    setUrl(next);
    edit({
      type: 'replace',
      state:
        known.length > 0
          ? { component, values: { ...values, ...Object.fromEntries(known) } }
          : next.state,
    });
  };
  const { isTooLong, flush } = useUrl({
    state: valid,
    fields,
    isRead:
      url.problems.length === 0 &&
      valid.values === url.state.values &&
      valid.component === url.state.component,
    onRead: (fragment) => void decodeFragment(fragment, fields).then(load),
  });

  const refuse = (message: string) => {
    const { component, values } = state;
    const path = findNamedPath(fields[component], message);
    if (values === url.state.values && accepted.source.values !== values) {
      // It comes from a URL, so no field is being edited in which the message could be shown.
      const problems = [...url.problems, `${message} It has been dropped.`];
      load({ ...url, state: { component, values: dropPath(values, path) }, problems });
      return;
    }
    const isFirst = attempt.problems.length === 0;
    const refused = [...attempt.problems, { path: path ?? editedPath ?? '', message }];
    // The preview may have shown nothing of what was printed before, on a slow line.
    const last = isFirst && isKnown ? printed.previous : accepted.state;
    const lastValues = last.component === component ? last.values : {};
    const next = replaceRefused(attempt.state.values, lastValues, path);
    if (isSameValues(next, attempt.state.values)) setAccepted({ ...accepted, problems: refused });
    else setAttempt({ source: state, state: { component, values: next }, problems: refused });
  };

  return {
    state,
    /** The state that the preview shows, unless the library refuses it. */
    shown: attempt.state,
    valid,
    problems,
    editedPath,
    url,
    isTooLong,
    /** Writes the state to the URL at once. */
    flush,
    edit,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    accept: () => setAccepted(attempt),
    refuse,
  };
}
