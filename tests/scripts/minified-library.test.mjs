import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';

/** Returns the defaults and built-in buttons of the library, bundled and minified as an application does it. */
async function loadMinified() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { CAROUSEL_DEFAULTS, KS_DEFAULT_BTN_CLOSE, PLAIN_DEFAULTS } from 'ks-gallery-react';`,
      resolveDir: '.',
    },
    alias: { 'ks-gallery-react': './gallery-lib/src/index.ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    external: ['react', 'react-dom'],
    jsx: 'automatic',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

const findUnfrozen = (value, path) =>
  value instanceof Object
    ? [
        ...(Object.isFrozen(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, inner]) => findUnfrozen(inner, `${path}.${key}`)),
      ]
    : [];

test('the defaults are frozen at every level, also in a minified application', async () => {
  const library = await loadMinified();
  const unfrozen = Object.entries(library).flatMap(([name, value]) => findUnfrozen(value, name));
  assert.deepEqual(unfrozen, []);
  assert.ok(Object.keys(library.CAROUSEL_DEFAULTS.carouselConfig).length > 0);
});
