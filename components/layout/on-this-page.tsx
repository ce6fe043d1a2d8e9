import { withBreaks } from '@/components/site/with-breaks';

export interface ContentsEntry {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** The edition that the section is about, if it is one. */
  readonly edition?: string;
}

/**
 * Table of contents: a column beside the text on wide pages, otherwise a disclosure, which stays in view on phones. The
 * page script marks the current section and puts its title into `data-section`.
 */
export function OnThisPage({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="on-this-page" aria-label="On this page">
      <details data-contents suppressHydrationWarning>
        <summary suppressHydrationWarning>On this page</summary>
        <ol>
          {entries.map(({ id, title, edition }) => (
            <li key={id} data-edition-panel={edition}>
              <a href={`#${id}`} suppressHydrationWarning>
                {withBreaks(title)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
