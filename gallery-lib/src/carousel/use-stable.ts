'use client';
import { useState } from 'react';
import { sameContent } from '../core/same-content';

/** The same object for as long as its content stays the same. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = sameContent(kept, value);
  if (!same) setKept(value);
  return same ? kept : value;
}
