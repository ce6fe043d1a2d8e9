interface SnippetProps {
  /** File name or purpose, unique on the page. */
  title: string;
  code: string;
}

/** A short example that is not a file, without colours. */
export function Snippet({ title, code }: SnippetProps) {
  const text = code.trim();
  return (
    <figure className="code-panel">
      <figcaption className="code-panel-header">
        {title}
        <button className="copy-button scripted" data-copy="" type="button">
          Copy<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={title} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
