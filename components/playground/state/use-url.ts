'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { componentNames, type FieldsByComponent, type PlaygroundState } from '../fields/field';
import { encodeFragment } from './fragment';
import { createUrlWriter, type UrlWriter } from './url-writer';

interface UrlOptions {
  /** The state to write. */
  state: PlaygroundState;
  fields: FieldsByComponent;
  /** True while the state is the one that was read: then the URL has it already. */
  isRead: boolean;
  /** Called with the fragment of the URL at the start and when it changes. */
  onRead: (fragment: string) => void;
}

/** False for the fragment of another part of the page, such as the target of the skip link. */
function isState(fragment: string): boolean {
  const [start] = fragment.split(/[.&~]/);
  const isKnown = componentNames.some((name) => name === start);
  return fragment !== '' && (isKnown || document.getElementById(fragment) === null);
}

/** Reads the state in the URL and keeps the URL in step. */
export function useUrl({ state, fields, isRead, onRead }: UrlOptions) {
  const writer = useRef<UrlWriter>(undefined);
  /** False until the state differs from the one that was read. */
  const isWritten = useRef(false);
  const [isTooLong, setIsTooLong] = useState(false);
  const read = useEffectEvent(() => {
    const fragment = location.hash.slice(1);
    if (!isState(fragment)) return;
    isWritten.current = false;
    onRead(fragment);
  });

  useEffect(() => {
    const ownWriter = createUrlWriter();
    writer.current = ownWriter;
    read();
    const onChange = () => read();
    addEventListener('hashchange', onChange);
    return () => {
      removeEventListener('hashchange', onChange);
      ownWriter.close();
    };
  }, []);

  const { component, values } = state;
  useEffect(() => {
    if (isRead && !isWritten.current) return;
    isWritten.current = true;
    let isLatest = true;
    const [base = ''] = location.href.split('#');
    void encodeFragment({ component, values }, fields[component], base).then((fragment) => {
      if (!isLatest) return;
      setIsTooLong(fragment === undefined);
      if (fragment !== undefined) writer.current?.write(fragment);
    });
    return () => {
      isLatest = false;
    };
  }, [component, values, fields, isRead]);

  return {
    /** True if no URL can hold the state. */
    isTooLong,
    /** Writes the URL at once. */
    flush: () => writer.current?.flush(),
  };
}
