import { eventTimes, type Events } from './events';
import './style.css';

/** The last payload of each event, and a log of all. */
export function EventView({ lastPayloads, log, count }: Events) {
  return (
    <>
      <table className="last-payloads">
        <caption>Last payload of each event</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Payload</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(eventTimes).map(([name, time]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {lastPayloads[name] ? (
                  <code>{lastPayloads[name]}</code>
                ) : (
                  `not emitted yet; comes ${time}`
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="event-log">Event log, newest first</h3>
      <div role="log" aria-labelledby="event-log" className="event-log">
        {log.length === 0 && <p>No events yet.</p>}
        <ol reversed start={count}>
          {log.map(({ number, name, action, payload }) => (
            <li key={number}>
              {name} ({action}) <code>{payload}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
