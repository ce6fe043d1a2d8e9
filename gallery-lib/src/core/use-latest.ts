'use client';
import { useInsertionEffect, useRef, type RefObject } from 'react';

/**
 * Returns a reference to the value of the last render, for effects and callbacks that must not depend on it. It has that
 * value before any other effect runs.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
