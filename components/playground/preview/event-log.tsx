'use client';
import type { ReactNode } from 'react';

/** An event of the previewed component. */
export interface LoggedEvent {
  readonly serial: number;
  /** Local time of day. */
  readonly time: string;
  /** Name of the callback: `onShow`. */
  readonly name: string;
  /** What the callback has received. */
  readonly text: string;
}

interface EventLogProps {
  events: readonly LoggedEvent[];
  onClear: () => void;
  /** The code that handles the events. */
  children: ReactNode;
}

/** The events of the preview, the newest first, in a box of fixed size: the first events come without a click. */
export function EventLog({ events, onClear, children }: EventLogProps) {
  const isEmpty = events.length === 0;
  return (
    <section className="play-events scripted" aria-labelledby="events">
      <h2 id="events">Events</h2>
      {/* Not live: autoplay would be announced at every step. */}
      <div className="play-log" tabIndex={0} role="log" aria-live="off" aria-labelledby="events">
        {isEmpty ? (
          <p>Use the preview: each event appears here.</p>
        ) : (
          <ol>
            {events.map(({ serial, time, name, text }) => (
              <li key={serial}>
                <time>{time}</time> <code>{name}</code> {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      <button
        type="button"
        className="button button-small"
        aria-disabled={isEmpty}
        onClick={onClear}
      >
        Clear the events
      </button>
      <details>
        <summary>Code that handles these events</summary>
        {children || <p>It appears with the first event.</p>}
      </details>
    </section>
  );
}
