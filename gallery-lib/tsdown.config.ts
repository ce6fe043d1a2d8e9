import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'modal-gallery/index': 'src/modal-gallery/index.ts',
    'plain-gallery/index': 'src/plain-gallery/index.ts',
    'carousel/index': 'src/carousel/index.ts',
    'angular/index': 'src/angular/index.ts',
    'hammer/index': 'src/hammer/index.ts',
    'mousetrap/index': 'src/mousetrap/index.ts',
    'layouts/index': 'src/layouts/index.ts',
    'links/index': 'src/links/index.ts',
    'slides/index': 'src/slides/index.ts',
    'locales/de': 'src/locales/de.ts',
    'locales/ar': 'src/locales/ar.ts',
    'model/index': 'src/model/index.ts',
  },
  // A file per module: applications that import one component from the root download nothing of the others, and each
  // file keeps its directive for server components.
  unbundle: true,
  format: 'esm',
  // 'browser' would replace `process.env.NODE_ENV`, which the bundler of the application does.
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
