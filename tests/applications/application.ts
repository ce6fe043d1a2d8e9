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

/** Goes to an application of its own, with the styles of the library. */
export async function gotoApplication(
  page: Page,
  { program, query = '', css = '', after = '' }: Application,
): Promise<void> {
  const script = programs.get(program) ?? bundle(program);
  programs.set(program, script);
  styles ??= strengthenStyles(compile('gallery-lib/src/styles/index.scss').css);
  const body = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Application</title>
    <style>${css}</style><style>${styles}</style><style>${after}</style>
    <div id="root"></div><script>${await script}</script>`;
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
