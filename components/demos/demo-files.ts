import { basename } from 'node:path/posix';
import type { CodeLanguage } from '@/components/docs/highlight';
import { siteFacts } from '@/components/site/site-facts';
import { getImportedFiles, isProjectFile, readProjectFile } from './imported-files';

export interface DemoFile {
  readonly name: string;
  /** In the project. */
  readonly path: string;
  readonly code: string;
  readonly language: CodeLanguage;
  /** URL of the file in the site's repository, where that is known. */
  readonly source?: string;
}

type Languages = Readonly<Record<string, CodeLanguage>>;

const reactFiles = ['demo.tsx', 'config.ts', 'config.tsx', 'style.css'];
const reactLanguages: Languages = { ts: 'tsx', tsx: 'tsx', css: 'css' };

const angularFiles = ['component.ts', 'template.html', 'style.css'];
const angularLanguages: Languages = { html: 'angular-html', ts: 'angular-ts', css: 'css' };

function readFiles(
  folder: string,
  names: readonly string[],
  languages: Languages,
): readonly DemoFile[] {
  const own = names.map((name) => `${folder}/${name}`).filter(isProjectFile);
  return [...own, ...getImportedFiles(own)].map((path) => ({
    name: basename(path),
    path,
    language: languages[path.slice(path.lastIndexOf('.') + 1)] ?? 'tsx',
    code: readProjectFile(path),
    source: siteFacts.source?.file(path),
  }));
}

/**
 * Source files of the demo at a path: its own, then the image sets and helpers that they import. The page prints the
 * files that run.
 */
export function demoFiles(path: string) {
  const folder = `app${path}`;
  return {
    react: readFiles(folder, reactFiles, reactLanguages),
    angular: readFiles(`${folder}/angular`, angularFiles, angularLanguages),
  };
}
