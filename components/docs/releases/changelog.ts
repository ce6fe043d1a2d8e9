import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a version has or has changed. */
export interface ChangelogEntry {
  readonly version: string;
  /** Paragraphs before the lists. */
  readonly intro: readonly string[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** The blocks of a text that follow a heading: `[heading, text]`. */
function splitAt(mark: string, text: string): readonly (readonly [string, string])[] {
  return text
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading.trim(), lines.join('\n')] as const;
    });
}

function getItems(text: string): readonly string[] {
  return text
    .split(/^- /m)
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Reads a changelog: `## version`, paragraphs, and `### title` before each list. */
export function parseChangelog(text: string): readonly ChangelogEntry[] {
  return splitAt('##', text).map(([version, body]) => ({
    version,
    intro: (body.split(/^### /m)[0] ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    lists: splitAt('###', body).map(([title, list]) => ({ title, items: getItems(list) })),
  }));
}

/** The changelog of the React edition. */
export function readChangelog(): readonly ChangelogEntry[] {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'gallery-lib/CHANGELOG.md');
  return parseChangelog(readFileSync(file, 'utf8'));
}
