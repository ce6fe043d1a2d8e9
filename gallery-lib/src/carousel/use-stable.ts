'use client';
import { useState } from 'react';

/** The same object for as long as its content, which has to be plain data, stays the same. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = JSON.stringify(kept) === JSON.stringify(value);
  if (!same) setKept(value);
  return same ? kept : value;
}
