'use client';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createEditsReducer, startEdits } from './edits';
import { findField, type FieldsByComponent, type PlaygroundState, type Values } from './field';
import { readEarlyComponent, readEarlyInput } from './early-input';
import type { FieldProblem } from './field-group';
import { decodeFragment } from './fragment';
import { dropPath, findNamedPath } from './groups';
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

interface Refusal {
  readonly state: PlaygroundState;
  readonly problem: FieldProblem;
}

/** The state of the playground: its edits, its URL, and what the library says of it. */
export function usePlayground(fields: FieldsByComponent) {
  const reduceEdits = useMemo(() => createEditsReducer(fields), [fields]);
  const [edits, edit] = useReducer(reduceEdits, start, startEdits);
  const { present: state, editedPath } = edits;
  const [url, setUrl] = useState<ReadUrl>({ state, problems: [] });
  const [accepted, setAccepted] = useState<PlaygroundState>(state);
  const [refusal, setRefusal] = useState<Refusal>();
  const problem = refusal?.state === state ? refusal.problem : undefined;
  /** The last state that the library has not refused: what is shown, printed and in the URL. */
  const valid = problem ? accepted : state;

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
    if (values === url.state.values && accepted.values !== values) {
      // It comes from a URL, so no field is being edited in which the message could be shown.
      const problems = [...url.problems, `${message} It has been dropped.`];
      load({ ...url, state: { component, values: dropPath(values, path) }, problems });
      return;
    }
    const shownAt = path ?? editedPath ?? '';
    setRefusal({ state, problem: { path: shownAt, message } });
  };

  return {
    state,
    valid,
    problem,
    url,
    isTooLong,
    /** Writes the state to the URL at once. */
    flush,
    edit,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    accept: () => setAccepted(state),
    refuse,
  };
}
