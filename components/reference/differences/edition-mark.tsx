/** Marks what only the React edition has. A page that shows this edition alone does not need it. */
export function EditionMark() {
  return (
    <span className="mark react-mark">
      React<span className="visually-hidden"> edition only.</span>
    </span>
  );
}
