'use client';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

interface Lifetime {
  end?: () => void;
  isRemoved?: boolean;
  isShown?: boolean;
}

function finish(lifetime: Lifetime): void {
  lifetime.end?.();
  lifetime.end = undefined;
}

/**
 * Calls `start` in the commit that shows the component, and what it returns in the one that removes it, or after
 * `Activity` has hidden it. Unlike an effect it continues while the component suspends and when StrictMode mounts twice.
 */
export function useLifetime(start: () => () => void): void {
  const current = useRef<Lifetime>({});
  // React calls only this cleanup, of all three, for nothing but the removal.
  useInsertionEffect(
    () => () => {
      current.current.isRemoved = true;
    },
    [],
  );
  useLayoutEffect(() => {
    current.current.end ??= start();
  });
  useLayoutEffect(
    () => () => {
      if (current.current.isRemoved) finish(current.current);
    },
    [],
  );
  useEffect(() => {
    const { current: lifetime } = current;
    lifetime.isShown = true;
    return () => {
      lifetime.isShown = false;
      queueMicrotask(() => {
        if (!lifetime.isShown) finish(lifetime);
      });
    };
  }, []);
}
