import { basename } from 'node:path/posix';
import type { CodeLanguage } from '@/components/docs/code/highlight';
import { languageOf } from '@/components/docs/code/language';
import { siteFacts } from '@/components/site/site-facts';
import { readExample, type ExampleFile } from './archive/example-files';
import { isProjectFile, readProjectFile } from './archive/project-files';

export interface DemoFile extends ExampleFile {
  readonly language: CodeLanguage;
  /** URL of the file in the site's repository, where that is known. */
  readonly source?: string;
}

const angularFiles = ['component.ts', 'template.html', 'events.ts', 'style.css'];
const angularImages = 'app/demo/angular-images.ts';

function describe(file: ExampleFile, isAngular: boolean): DemoFile {
  return {
    ...file,
    language: languageOf(file.name, isAngular) ?? 'tsx',
    source: file.path && siteFacts.source?.file(file.path),
  };
}

function readAngularFiles(folder: string): readonly ExampleFile[] {
  const own = angularFiles.map((name) => `${folder}/angular/${name}`).filter(isProjectFile);
  const paths = own.length > 0 ? [...own, angularImages] : [];
  return paths.map((path) => ({ name: basename(path), path, code: readProjectFile(path) }));
}

/** Files of the demo at a path, with the images that they import: what its archive contains, and its Angular sample. */
export function demoFiles(path: string) {
  const folder = `app${path}`;
  return {
    react: readExample(folder).files.map((file) => describe(file, false)),
    angular: readAngularFiles(folder).map((file) => describe(file, true)),
  };
}
