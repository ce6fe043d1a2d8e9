/** What the code panels of a demo show, pasted into an application file by file. */
import { join } from 'node:path';
import ts from 'typescript';
import { demoFiles } from '@/components/demos/demo-files';
import { everyDemoRoute } from '@/components/site/route-map';
import { checkTypes } from '../../check-types';

const paths = everyDemoRoute().map(({ path }) => path);

const readShown = (path: string) => demoFiles(path).react;

/** What a file imports, also for its side effects. */
const getImports = (code: string) =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);

/** Stylesheets of features, and what uses them. */
const featureStyles: readonly (readonly [string, RegExp])[] = [
  ['ks-gallery-react/layouts/styles.css', /\bregisterLayouts\b/],
  ['ks-gallery-react/video/styles.css', /\bvideo: (?!HTML)/],
  ['ks-gallery-react/info/styles.css', /\binfo: /],
];

it('the files of every demo compile beside each other, and each imports what it uses', () => {
  const files = new Map(
    paths.flatMap((path) =>
      readShown(path).map(({ name, code }) => [join('pasted', path, name), code] as const),
    ),
  );
  expect(checkTypes(files)).toEqual([]);
});

it.each(paths)('the first panel of %s is the demo, with at most 30 lines', (path) => {
  const [first] = readShown(path);
  expect(first?.name).toBe('demo.tsx');
  expect(first?.code.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

it.each(paths)('the first panel of %s imports every stylesheet of the library', (path) => {
  const shown = readShown(path);
  const code = shown.map((file) => file.code).join('\n');
  const needed = featureStyles.flatMap(([style, use]) => (use.test(code) ? [style] : []));
  const imported = getImports(shown[0]?.code ?? '').filter((from) => /^ks.*\.css$/.test(from));
  expect(imported.sort()).toEqual(['ks-gallery-react/styles.css', ...needed].sort());
});
