'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Returns a reference to the value of the last render, for effects and callbacks that must not depend on it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
