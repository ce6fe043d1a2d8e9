interface ProblemsProps {
  /** A sentence for each part of the URL that was dropped. */
  dropped: readonly string[];
  /** Messages of the library about something that no field of the form shows. */
  refused: readonly string[];
  /** True if no URL can hold the state. */
  isTooLong: boolean;
}

/** What is wrong with the state as a whole. */
export function Problems({ dropped, refused, isTooLong }: ProblemsProps) {
  if (dropped.length === 0 && refused.length === 0 && !isTooLong) return null;
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
      {refused.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isTooLong && (
        <p>
          <strong>This state is too long for a URL.</strong> The URL holds the state before. Copy
          the code instead.
        </p>
      )}
    </div>
  );
}
