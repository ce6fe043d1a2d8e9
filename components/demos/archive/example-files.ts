/** The source files of a demo as its archive contains them and as its page shows them. */
import { basename } from 'node:path/posix';
import { everyDemoRoute } from '@/components/site/route-map';
import { getExampleImages, type ExampleImages } from './example-images';
import { isProjectFile, listProjectFiles, readProjectFile } from './project-files';

const demoName = 'demo.tsx';
/** The content security policy under which a demo runs. */
export const policyFile = 'policy.ts';
/** The images that the server of a demo delays. */
const slowFile = 'slow-images.ts';

/** Files of a demo's folder that are about its page. */
const pageFiles = ['page.tsx', 'meta.ts'];

/** The names of the files of a demo, the one that begins first. */
function getSourceNames(folder: string): readonly string[] {
  const names = listProjectFiles(folder).filter((name) => /\.(tsx?|css)$/.test(name));
  return [demoName, ...names.filter((name) => name !== demoName && !pageFiles.includes(name))];
}

const imageSets = 'components/demos/image-sets';
/** The site shares its image sets between demos; an example has its own beside it, all in one folder. */
const sharedPath = `@/${imageSets}/`;
const filesPath = './files/';

export interface ExampleFile {
  readonly name: string;
  readonly code: string;
  /** In the project; the file that says where the images are is another one than there. */
  readonly path?: string;
}

export interface Example {
  readonly files: readonly ExampleFile[];
  readonly images: ExampleImages;
}

const getImports = (code: string, path: string) =>
  [...code.matchAll(/ from '([^']+)';/g)].flatMap(([, from = '']) =>
    from.startsWith(path) ? [from.slice(path.length)] : [],
  );

/** The modules of image sets, and those that they import, in this order. */
function addImported(names: readonly string[], known: readonly string[] = []): readonly string[] {
  const [name, ...others] = names;
  if (!name) return known;
  if (known.includes(name)) return addImported(others, known);
  const imported = getImports(readProjectFile(`${imageSets}/${name}.ts`), './');
  return addImported([...others, ...imported], [...known, name]);
}

const readSource = (path: string) => ({
  name: basename(path),
  path,
  code: readProjectFile(path),
});

/** Replaces what differs between the site and an example: the path of image sets, and the place of the files. */
function adapt({ name, path, code }: ExampleFile, { base }: ExampleImages): ExampleFile {
  return name === 'base.ts'
    ? { name, code: base }
    : { name, path, code: code.replaceAll(sharedPath, './').replaceAll(filesPath, './') };
}

/** Modules of image sets, with those that they import, as an example contains them. */
export function readImageFiles(names: readonly string[]): readonly ExampleFile[] {
  const modules = addImported(names);
  const images = getExampleImages(modules);
  return modules.map((name) => adapt(readSource(`${imageSets}/${name}.ts`), images));
}

/** The files of the demo in a folder of the project. */
export function readExample(folder: string): Example {
  const own = getSourceNames(folder).map((name) => readSource(`${folder}/${name}`));
  const modules = addImported(own.flatMap(({ code }) => getImports(code, sharedPath)));
  const sources = [...own, ...modules.map((name) => readSource(`${imageSets}/${name}.ts`))];
  const hasFile = (name: string) => sources.some((file) => file.name === name);
  const images = getExampleImages(modules, {
    isSlow: hasFile(slowFile),
    hasPolicy: hasFile(policyFile),
    hasPages: isProjectFile(`${folder}/album`),
    widths: everyDemoRoute().find(({ path }) => folder === `app${path}`)?.demo?.imageWidths,
  });
  return { files: sources.map((file) => adapt(file, images)), images };
}
