/** Which folders may import which, in the library and in the site. `findForbiddenImports` reads the imports of a source. */
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

const library = 'gallery-lib/src';

/** Each folder of the library, and the folders of it that it may import. */
const libraryRules = {
  model: [],
  core: ['model'],
  input: ['core', 'model'],
  gestures: ['input', 'core', 'model'],
  hammer: ['gestures', 'core', 'model'],
  mousetrap: ['input', 'core', 'model'],
  layouts: ['core', 'model'],
  links: ['parts', 'core', 'model'],
  slides: ['core', 'model'],
  locales: ['model'],
  parts: ['core', 'model'],
  video: ['core', 'model'],
  'modal-gallery': ['video', 'parts', 'gestures', 'input', 'core', 'model'],
  'plain-gallery': ['parts', 'core', 'model'],
  carousel: ['video', 'parts', 'gestures', 'input', 'core', 'model'],
  angular: ['modal-gallery', 'model'],
};

/** The same for the command of the package. Its pure rules are in `core`, which the site uses in a browser. */
const command = 'gallery-lib/cli';
const commandRules = { core: [], photos: ['core'] };

/** The same for the components of the site. Routes are above all of them. */
const siteRules = {
  site: [],
  client: ['site'],
  layout: ['client', 'site'],
  docs: ['layout', 'client', 'site'],
  reference: ['docs', 'layout', 'client', 'site'],
  files: ['client', 'site'],
  playground: ['files', 'reference', 'docs', 'layout', 'client', 'site'],
  demos: ['playground', 'reference', 'docs', 'layout', 'client', 'site'],
  photos: ['demos', 'playground', 'files', 'docs', 'layout', 'client', 'site'],
  performance: ['docs', 'layout', 'client', 'site'],
  home: ['performance', 'demos', 'docs', 'layout', 'client', 'site'],
};

/** Layers of the modal gallery: what an application imports, the gallery that an opening fetches, its optional parts. */
const modalGallery = `${library}/modal-gallery/`;
const isShell = (path) => /^(browser|shell|service)\/|^modal-gallery(\.|$)/.test(path);
const isPart = (path) => path.startsWith('optional/');
/** The module of the gallery that has what the parts share. */
const sharing = 'dialog/gallery-dialog';
const isGallery = (path) =>
  /^(dialog|flight|history|model|slides|stage|toolbar|view)\/|^(gallery\/gallery|opening|optional-parts)(\.|$)/.test(
    path,
  );

/**
 * Folders and modules of the modal gallery, from the bottom: each may import, also types, only from itself and from those
 * before it.
 */
const modalGalleryOrder = [
  'browser',
  'gallery',
  'shell',
  'history',
  'optional-parts',
  'model',
  'stage',
  'flight',
  'toolbar',
  'slides',
  'view',
  'dialog',
  'optional',
  'opening',
  'service',
  'modal-gallery',
  'index',
];

/** Both paths of an import within the modal gallery, from its folder; undefined for another one. */
function withinModalGallery(file, path) {
  const paths = [file, path];
  return paths.every((each) => each.startsWith(modalGallery))
    ? paths.map((each) => each.slice(modalGallery.length))
    : undefined;
}

/** The rule of that order that an import breaks, or undefined. */
function brokenOrder(file, path) {
  const paths = withinModalGallery(file, path);
  if (!paths) return undefined;
  const [from, to] = paths.map((each) => modalGalleryOrder.indexOf(each.split(/[/.]/)[0]));
  return from < 0 || to > from
    ? `the order of the modal gallery is ${modalGalleryOrder.join(', ')}`
    : undefined;
}

/** The rule of the layers that a static import of a value breaks, or undefined. */
function brokenLayer(file, path) {
  const paths = withinModalGallery(file, path);
  if (!paths) return undefined;
  const [from, to] = paths;
  if (isPart(from)) {
    return isPart(to) || to === sharing
      ? undefined
      : `a part takes what it shares from ${sharing}, and from nothing else of the gallery`;
  }
  if (isPart(to)) return 'a part is fetched by import()';
  return isShell(from) && isGallery(to) ? 'the shell fetches the gallery by import()' : undefined;
}

/** The imports of a source, with the position of their name; those that are fetched later are marked. */
function readImports(source) {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName, pos }) => {
    const before = source.slice(0, pos);
    return { fileName, before, isFetched: /(?<!typeof )import\(\s*$/.test(before) };
  });
}

/** The path in the project that an import names, or undefined for a package. */
function pathOf(name, file) {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? join(dirname(file), name) : undefined;
}

/** The name of the first folder below `root` on a path: '' for a file in it, undefined outside. */
function folderBelow(root, path) {
  if (!path.startsWith(`${root}/`)) return undefined;
  const [folder, ...rest] = path.slice(root.length + 1).split('/');
  return rest.length > 0 ? folder : '';
}

function refuse(root, rules, folder, path) {
  const target = folderBelow(root, path);
  // What is named by its folder alone, such as `../model`, is the index of that folder.
  const imported = target === '' ? path.slice(root.length + 1) : target;
  const allowed = rules[folder];
  if (!allowed || imported === undefined || imported === folder || allowed.includes(imported))
    return undefined;
  return `${root}/${folder} may import ${allowed.join(', ') || 'nothing'} of ${root}, and nothing else`;
}

/** The rule that an import breaks, or undefined. */
function brokenRule(file, path) {
  const ownFolder = folderBelow(library, file);
  if (ownFolder !== undefined) {
    if (!path.startsWith(`${library}/`)) return 'the library imports nothing of the site';
    return refuse(library, libraryRules, ownFolder, path);
  }
  const commandFolder = folderBelow(command, file);
  if (commandFolder !== undefined) {
    if (path.startsWith(`${library}/model`)) return undefined;
    if (!path.startsWith(`${command}/`))
      return 'the command imports the model of the library alone';
    return refuse(command, commandRules, commandFolder, path);
  }
  const siteFolder = folderBelow('components', file);
  if (siteFolder === undefined) return undefined;
  if (path.startsWith('app/') && !/\/meta$/.test(path))
    return 'components import only meta.ts of a route; the route passes what they need';
  return refuse('components', siteRules, siteFolder, path);
}

/** A line for each import of a source that breaks a rule; `file` is its path in the project. */
export function findForbiddenImports(file, source) {
  return readImports(source).flatMap(({ fileName, before, isFetched }) => {
    const path = pathOf(fileName, file);
    const isLater = isFetched || /(import|export) type [^;]*$/.test(before);
    const rule =
      path &&
      (brokenRule(file, path) ??
        (isFetched ? undefined : brokenOrder(file, path)) ??
        (isLater ? undefined : brokenLayer(file, path)));
    const line = before.split('\n').length;
    return rule ? [`${file}:${line} imports ${fileName}: ${rule}.`] : [];
  });
}

/** Types of the library's public interface refer to each other. */
const mayBeInCircle = (file) => file.startsWith(`${library}/model/`);

/**
 * A line for each circle of imports in the library, also of types: files on one know each other, and none of them can be
 * read alone. What is fetched later does not count. `sources` are the sources by their path in the project.
 */
export function findCircles(sources) {
  const resolve = (path) =>
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => sources.has(each));
  const state = new Map();
  const circles = [];
  const visit = (file, above) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...above.slice(above.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const { fileName, isFetched } of readImports(sources.get(file))) {
      const path = pathOf(fileName, file);
      const imported = path && !isFetched && resolve(path);
      if (imported) visit(imported, [...above, file]);
    }
    state.set(file, 'done');
  };
  for (const file of sources.keys())
    if (file.startsWith(`${library}/`) && !mayBeInCircle(file)) visit(file, []);
  return circles
    .filter((circle) => !circle.every(mayBeInCircle))
    .map((circle) => `A circle of imports: ${circle.join(' → ')}.`);
}
