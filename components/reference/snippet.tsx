interface SnippetProps {
  /** File name or what the code is for. */
  title: string;
  code: string;
}

/** A short piece of code that is not a file of its own. */
export function Snippet({ title, code }: SnippetProps) {
  return (
    <figure className="code-panel">
      <figcaption className="code-panel-header">
        {title}
        <button className="copy-button scripted" data-copy="" type="button">
          Copy
        </button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{code.trim()}</code>
      </pre>
    </figure>
  );
}
