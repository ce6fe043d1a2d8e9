import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFacts } from '@/components/site/site-facts';
import type { CodeLanguage } from '@/components/docs/highlight';

export interface DemoFile {
  readonly name: string;
  readonly code: string;
  readonly language: CodeLanguage;
  /** URL of the file in the site's repository, where that is known. */
  readonly source?: string;
}

const reactFiles = [
  ['demo.tsx', 'tsx'],
  ['style.css', 'css'],
] as const;

const angularFiles = [
  ['template.html', 'angular-html'],
  ['component.ts', 'angular-ts'],
  ['style.css', 'css'],
] as const;

function read(
  folder: string,
  files: readonly (readonly [name: string, language: CodeLanguage])[],
): readonly DemoFile[] {
  // Tests and builds both start in the root of the project.
  const root = join(/* turbopackIgnore: true */ process.cwd(), folder);
  return files
    .filter(([name]) => existsSync(join(root, name)))
    .map(([name, language]) => ({
      name,
      language,
      code: readFileSync(join(root, name), 'utf8'),
      source: siteFacts.source?.file(`${folder}/${name}`),
    }));
}

/** The files of a demo as they are: what a page prints is what runs. */
export function demoFiles(slug: string) {
  const folder = `app/demo/${slug}`;
  return { react: read(folder, reactFiles), angular: read(`${folder}/angular`, angularFiles) };
}
