import { getFacts } from './facts';

/** Figures of the project with links to their evidence. */
export function FactList() {
  return (
    <ul
      className="facts"
      aria-label="Figures of the React edition and this site"
      data-pagefind-ignore
    >
      {getFacts().map(({ value, text, evidence }) => (
        <li key={text}>
          <strong>{value}</strong>
          <p>{text}</p>
          {evidence && <a href={evidence.url}>{evidence.label}</a>}
        </li>
      ))}
    </ul>
  );
}
