'use client';
import { useCallback, useState } from 'react';
import type { LoggedEvent } from './event-log';

const maxEvents = 50;

/** The last events of the preview, the newest first. */
export function useLoggedEvents() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const add = useCallback((name: string, text: string) => {
    const time = new Date().toLocaleTimeString();
    setEvents((before) => [
      { serial: (before[0]?.serial ?? 0) + 1, time, name, text },
      ...before.slice(0, maxEvents - 1),
    ]);
  }, []);
  const clear = useCallback(() => setEvents([]), []);
  return { events, add, clear };
}
