import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { compile } from 'sass';
import { strengthenStyles } from '@/gallery-lib/strengthen-styles.mjs';

const folder = resolve('tests/applications');
const packages = join(folder, 'node_modules');
const requireNeighbour = createRequire(join(folder, 'package.json'));

/** The text of a file of a neighbour. */
export const readNeighbour = (path: string) => readFileSync(requireNeighbour.resolve(path), 'utf8');

/** Styles of the dialogs of libraries that have none. */
export const dialogStyles = `
  .overlay { position: fixed; inset: 0; background: rgb(0 0 0 / 40%); }
  .panel { position: fixed; inset: 200px 300px; padding: 20px; background: white; }`;

const programs = new Map<string, Promise<string>>();

async function bundle(program: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'programs', `${program}.jsx`)],
    bundle: true,
    minify: true,
    write: false,
    outdir: folder,
    jsx: 'automatic',
    // One copy of React for the library and its neighbours.
    alias: {
      'ks-gallery-react': resolve('gallery-lib/src/index.ts'),
      react: dirname(requireNeighbour.resolve('react/package.json')),
      'react-dom': dirname(requireNeighbour.resolve('react-dom/package.json')),
    },
    nodePaths: [packages],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return (script?.text ?? '').replaceAll('</script', '<\\/script');
}

let styles: string | undefined;

interface Application {
  /** Name of a file in `programs`. */
  readonly program: string;
  readonly query?: string;
  /** Styles of the application before those of the library. */
  readonly css?: string;
  /** Styles of the application after those of the library. */
  readonly after?: string;
}

/** Returns the page of an application, with the styles of the library. */
export async function renderApplication({
  program,
  css = '',
  after = '',
}: Omit<Application, 'query'>): Promise<string> {
  const script = programs.get(program) ?? bundle(program);
  programs.set(program, script);
  styles ??= strengthenStyles(compile('gallery-lib/src/styles/index.scss').css);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Application</title>
    <style>${css}</style><style>${styles}</style><style>${after}</style></head>
    <body><div id="root"></div><script>${await script}</script></body></html>`;
}

/** Goes to an application of its own. */
export async function gotoApplication(
  page: Page,
  { query = '', ...application }: Application,
): Promise<void> {
  const body = await renderApplication(application);
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ status: 404 }),
  );
  await page.goto(`application/${query}`);
}

/** Details of a test, for the page that says with which libraries the galleries work: see write-results.mjs. */
export const tellNeighbour = (
  neighbour: string,
  kind: 'dialogs' | 'routers' | 'sheets',
  place: string,
) => ({
  annotation: [{ type: 'neighbour', description: JSON.stringify({ neighbour, kind, place }) }],
});
