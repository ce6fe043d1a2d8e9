import type { ImageEvent } from 'ks-gallery-react';
import { useReducer } from 'react';
import './style.css';

interface LogEntry {
  number: number;
  text: string;
}

/** Adds an entry at the start and keeps at most 20 entries. */
function addEntry(entries: readonly LogEntry[], text: string): LogEntry[] {
  return [{ number: (entries[0]?.number ?? 0) + 1, text }, ...entries].slice(0, 20);
}

/** The entries, and functions that add one. */
export function useEventLog() {
  const [entries, log] = useReducer(addEntry, []);
  const logEvent = (name: string) => (event: ImageEvent) =>
    log(`${name}: gallery ${event.galleryId}, ${event.action}, ${event.result}`);
  return { entries, log, logEvent };
}

/** The entries, newest first. */
export function EventLog({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <>
      <h3 id="event-log">Event log, newest first</h3>
      {/* Not announced: autoplay adds an entry every few seconds. */}
      <div role="log" aria-live="off" aria-labelledby="event-log" className="event-log">
        {entries.length === 0 && <p>No events yet.</p>}
        <ol reversed start={entries[0]?.number}>
          {entries.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
