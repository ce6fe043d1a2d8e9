'use client';
import { useState } from 'react';
import { isDeepEqual } from '../core/is-deep-equal';

/** Returns the same object as long as its content does not change. */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = isDeepEqual(kept, value);
  if (!same) setKept(value);
  return same ? kept : value;
}
