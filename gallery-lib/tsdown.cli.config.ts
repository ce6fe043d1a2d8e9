import { defineConfig } from 'tsdown';

/** The command of the package, which `cli/bin.cjs` starts. It is built after the library, whose build empties `dist`. */
export default defineConfig({
  entry: { main: 'cli/main.ts' },
  outDir: 'dist/cli',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  clean: false,
  outExtensions: () => ({ js: '.js' }),
});
