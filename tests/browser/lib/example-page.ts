import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { unzipSync } from 'fflate';

interface Example {
  readonly script: string;
  readonly css: string;
  /** Served files by path, such as `images/img1.jpg`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** True if a control of it opens a modal gallery. */
  readonly hasModal: boolean;
}

/** Builds the program in the archive of a demo, with the packed library. */
export async function buildExample(slug: string): Promise<Example> {
  const folder = join('test-results/examples', slug);
  const files = new Map<string, Uint8Array>();
  let code = '';
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(`out/examples/${slug}.zip`)))) {
    const path = name.slice(slug.length + 1);
    if (path.startsWith('public/')) files.set(path.slice('public/'.length), bytes);
    if (!path.startsWith('src/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
    if (path.endsWith('.tsx')) code += Buffer.from(bytes).toString();
  }
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src/main.tsx')],
    outdir: folder,
    bundle: true,
    write: false,
    // Not the paths of the site, which lead to its own sources.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return {
    script: textOf('.js').replaceAll('</script', '<\\/script'),
    css: textOf('.css'),
    files,
    hasModal: /<ModalGallery|\.open\(/.test(code),
  };
}

/** Goes to a page with the example of a demo and nothing of this site; `before` and `after` are further styles. */
export async function gotoExample(
  page: Page,
  { script, css, files }: Example,
  { before = '', after = '' } = {},
): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Example</title>
    <style>${before}</style><style>${css}</style><style>${after}</style><main id="root"></main><script>${script}</script>`;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const bytes = files.get(pathname.slice(1));
    if (pathname.endsWith('/example-page/'))
      return route.fulfill({ contentType: 'text/html', body });
    return bytes ? route.fulfill({ body: Buffer.from(bytes) }) : route.fulfill({ status: 404 });
  });
  await page.goto('example-page/');
}
