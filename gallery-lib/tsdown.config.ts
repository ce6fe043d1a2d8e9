import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/modal-gallery/index.ts',
    'src/plain-gallery/index.ts',
    'src/carousel/index.ts',
    'src/hammer/index.ts',
    'src/mousetrap/index.ts',
  ],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // One file per module: a bundle would lose the 'use client' lines.
  unbundle: true,
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
