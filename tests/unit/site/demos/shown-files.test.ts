/** What the code panels of a demo show, pasted into an application file by file. checked-code.test.ts compiles it. */
import ts from 'typescript';
import { demoFiles } from '@/components/demos/demo-files';
import { everyDemoRoute } from '@/components/site/route-map';

/** What a file imports, also for its side effects. */
const getImports = (code: string) =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);

/** Stylesheets of features, and what uses them. */
const featureStyles: readonly (readonly [string, RegExp])[] = [
  ['ks-gallery-react/layouts/styles.css', /\bregisterLayouts\b/],
  ['ks-gallery-react/video/styles.css', /\bvideo: (?!HTML)/],
  ['ks-gallery-react/info/styles.css', /\binfo: /],
];

it.each(everyDemoRoute())(
  'the first panel of $path is the demo, with at most 30 lines and every stylesheet of the library',
  ({ path }) => {
    const shown = demoFiles(path).react;
    const { name, code } = shown[0]!;
    expect(name).toBe('demo.tsx');
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    const all = shown.map((file) => file.code).join('\n');
    const needed = featureStyles.flatMap(([style, use]) => (use.test(all) ? [style] : []));
    const imported = getImports(code).filter((from) => /^ks.*\.css$/.test(from));
    expect(imported.sort()).toEqual(['ks-gallery-react/styles.css', ...needed].sort());
  },
);
