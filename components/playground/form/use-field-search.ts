'use client';
import { useState } from 'react';

type SearchModule = typeof import('../fields/find-fields');

/** The search of the form, whose code `load` fetches. After a failure the next call tries again. */
export function useFieldSearch() {
  const [search, setSearch] = useState<SearchModule>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    if (search) return;
    setHasFailed(false);
    import('../fields/find-fields').then(setSearch, () => setHasFailed(true));
  };
  return { findFields: search?.findFields, hasFailed, load };
}
