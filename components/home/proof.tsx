import { getFacts } from './facts';

/** Figures of the project in one line, with links to their evidence. */
export function Proof() {
  return (
    <ul
      className="proof"
      aria-label="Figures of the React edition and this site"
      data-not-content="search"
    >
      {getFacts().map(({ value, text, evidence }) => (
        <li key={text}>
          <strong>{value}</strong> {text}. <a href={evidence.url}>{evidence.label}</a>
        </li>
      ))}
    </ul>
  );
}
