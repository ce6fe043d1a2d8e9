import { cp, copyFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/root.mjs';
import { application, compiled, packages, project } from './folders.mjs';

// The packages of the samples are not on the scripts' own resolution path.
const importBundle = (path) =>
  import(pathToFileURL(join(packages, '@angular/compiler-cli/bundles', path)).href);

/** Links the partially compiled code of published Angular packages, as the Angular CLI does. */
async function createLinkerPlugin() {
  const { transformAsync } = createRequire(join(project, 'package.json'))('@babel/core');
  const { needsLinking } = await importBundle('linker/index.js');
  const { createEs2015LinkerPlugin } = await importBundle('linker/babel/index.js');
  const { NodeJSFileSystem, ConsoleLogger, LogLevel } = await importBundle('index.js');
  const linker = createEs2015LinkerPlugin({
    fileSystem: new NodeJSFileSystem(),
    logger: new ConsoleLogger(LogLevel.warn),
  });

  return {
    name: 'angular-linker',
    setup({ onLoad }) {
      onLoad({ filter: /node_modules.*\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!needsLinking(path, source)) return { contents: source };
        const { code } = await transformAsync(source, {
          filename: path,
          plugins: [linker],
          compact: false,
          babelrc: false,
          configFile: false,
        });
        return { contents: code };
      });
    },
  };
}

async function copyStaticFiles() {
  const source = join(project, 'src');
  const files = [
    ...['index.html', 'icons.css', 'standalone.html', 'trial.html'].map((name) => [
      join(source, name),
      name,
    ]),
    [join(packages, 'zone.js/bundles/zone.umd.js'), 'zone.js'],
  ];
  await Promise.all(files.map(([from, name]) => copyFile(from, join(application, name))));

  const images = 'assets/images';
  await cp(join(root, 'public', images), join(application, images), {
    recursive: true,
    // The samples use JPEG only.
    filter: (path) => ['', '.jpg'].includes(extname(path)),
  });
}

/** Bundles what the compiler wrote into an application that any static server can serve. */
export async function bundleSamples() {
  await build({
    entryPoints: [
      join(compiled, 'angular-check/src/main.js'),
      join(compiled, 'angular-check/src/standalone.js'),
      join(compiled, 'angular-check/src/trial.js'),
      join(project, 'src/styles.css'),
    ],
    outdir: application,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['es2020'],
    mainFields: ['es2020', 'module', 'main'],
    plugins: [await createLinkerPlugin()],
    logLevel: 'warning',
  });
  await copyStaticFiles();
}
