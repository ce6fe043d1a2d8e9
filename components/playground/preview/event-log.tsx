'use client';
import { useRef, type ReactNode } from 'react';

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

/** The events of the preview, the newest first, and the code that handles them. */
export function EventLog({ events, onClear, children }: EventLogProps) {
  const section = useRef<HTMLElement>(null);
  const clear = () => {
    onClear();
    // The button disappears.
    section.current?.focus();
  };
  return (
    <section ref={section} className="play-events scripted" tabIndex={-1} aria-labelledby="events">
      <h2 id="events">Events</h2>
      {events.length === 0 ? (
        <p>Use the preview: each event appears here.</p>
      ) : (
        <>
          {/* Not live: autoplay would be announced at every step. */}
          <div
            className="play-log"
            tabIndex={0}
            role="log"
            aria-live="off"
            aria-labelledby="events"
          >
            <ol>
              {events.map(({ serial, time, name, text }) => (
                <li key={serial}>
                  <time>{time}</time> <code>{name}</code> {text}
                </li>
              ))}
            </ol>
          </div>
          <button type="button" className="button" onClick={clear}>
            Clear the events
          </button>
        </>
      )}
      {children}
    </section>
  );
}
