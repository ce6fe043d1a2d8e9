'use client';
import { useState } from 'react';

/** Returns the same object as long as its content, which consists of plain values, does not change. */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = JSON.stringify(kept) === JSON.stringify(value);
  if (!same) setKept(value);
  return same ? kept : value;
}
