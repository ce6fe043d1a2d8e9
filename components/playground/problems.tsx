interface ProblemsProps {
  /** A sentence for each part of the URL that was dropped. */
  dropped: readonly string[];
  /** Message of the library about something that no field of the form shows. */
  refused: string | undefined;
  /** True if no URL can hold the state. */
  isTooLong: boolean;
}

/** What is wrong with the state as a whole. */
export function Problems({ dropped, refused, isTooLong }: ProblemsProps) {
  if (dropped.length === 0 && refused === undefined && !isTooLong) return null;
  return (
    <div className="callout callout-warning play-problems" role="alert">
      {dropped.length > 0 && (
        <>
          <strong>Some parts of this URL were dropped.</strong>
          <ul>
            {dropped.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {refused !== undefined && <p>{refused}</p>}
      {isTooLong && (
        <p>
          <strong>This state is too long for a URL.</strong> The URL holds the state before. Copy
          the code instead.
        </p>
      )}
    </div>
  );
}
