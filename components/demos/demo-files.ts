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
  ['config.ts', 'tsx'],
  ['config.tsx', 'tsx'],
  ['style.css', 'css'],
] as const;

const angularFiles = [
  ['template.html', 'angular-html'],
  ['component.ts', 'angular-ts'],
  ['style.css', 'css'],
] as const;

function readFiles(
  folder: string,
  files: readonly (readonly [name: string, language: CodeLanguage])[],
): readonly DemoFile[] {
  // Tests and builds run in the root of the project.
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

/** Source files of the demo at a path. The page prints the files that run. */
export function demoFiles(path: string) {
  const folder = `app${path}`;
  return {
    react: readFiles(folder, reactFiles),
    angular: readFiles(`${folder}/angular`, angularFiles),
  };
}
