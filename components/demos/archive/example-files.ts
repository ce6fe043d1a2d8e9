/** The source files of a demo as its archive contains them and as its page shows them. */
import { createImageFile, type ImageFile } from './example-images';
import { listProjectFiles, readProjectFile } from './project-files';

const demoName = 'demo.tsx';
/** The content security policy under which a demo runs. */
export const policyFile = 'policy.ts';

/** The names of the files of a demo, the one that begins first. */
function getSourceNames(folder: string): readonly string[] {
  const names = listProjectFiles(folder).filter((name) => /\.(tsx?|css)$/.test(name));
  return [demoName, ...names.filter((name) => name !== demoName && name !== 'page.tsx')];
}

/** The site shares its image sets between demos; an example has its own beside it. */
const sharedImages = "'@/components/demos/image-sets'";
const ownImages = "'./images'";

export interface ExampleFile {
  readonly name: string;
  readonly code: string;
  /** In the project; the file with the images is generated. */
  readonly path?: string;
}

export interface Example {
  readonly files: readonly ExampleFile[];
  readonly images: ImageFile;
}

/** Names that the code imports from the image sets, without types. */
function getImportedSets(code: string): readonly string[] {
  const imports = code.matchAll(/import \{([^}]*)\} from '@\/components\/demos\/image-sets';/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The files of the demo in a folder of the project. */
export function readExample(folder: string): Example {
  const sources = getSourceNames(folder).map((name) => {
    const path = `${folder}/${name}`;
    return { name, path, code: readProjectFile(path) };
  });
  const all = sources.map(({ code }) => code).join('');
  const hasWidths = all.includes('${width}');
  const images = createImageFile(getImportedSets(all), {
    hasZoom: all.includes('zoomConfig'),
    isSlow: all.includes('?slow='),
    hasPolicy: sources.some(({ name }) => name === policyFile),
    hasWidths,
    hasPages: all.includes('/1.json'),
    hasSizes: hasWidths || all.includes('registerLayouts'),
  });
  return {
    files: [
      ...sources.map((file) => ({ ...file, code: file.code.replaceAll(sharedImages, ownImages) })),
      ...(all.includes(sharedImages) ? [{ name: 'images.ts', code: images.code }] : []),
    ],
    images,
  };
}
