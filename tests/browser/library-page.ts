import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { compile } from 'sass';
import type * as library from 'ks-gallery-react';

declare global {
  interface Window {
    library: typeof library;
  }
}

let page: Promise<string> | undefined;

/** A page with the library and its styles, and nothing of this site. */
async function buildPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import * as library from 'ks-gallery-react'; window.library = library;",
      resolveDir: '.',
    },
    alias: { 'ks-gallery-react': './gallery-lib/src/index.ts' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles.map(({ text }) => text.replaceAll('</script', '<\\/script')).join('');
  const { css } = compile('gallery-lib/src/styles/index.scss');
  return `<!doctype html><html lang="en"><title>Library</title><style>${css}</style>
    <main><h1>Page</h1><button>Opener</button></main><script>${script}</script>`;
}

/** Goes to a page of its own, which has the library as `window.library`. */
export async function gotoLibraryPage(target: Page): Promise<void> {
  page ??= buildPage();
  const body = await page;
  await target.route('**/library-page/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await target.goto('library-page/');
}

/** An SVG file as an address; `attributes` are those of its root element. */
export function svg(attributes: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%" fill="teal"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
