import { defineConfig } from 'tsdown';

const DIRECTIVE = `'use client';\n`;
/** What a component needs before the code of the gallery has arrived, which shares it. */
const SHELL =
  /\/modal-gallery\/(modal-gallery|shell\/[\w-]+|history\/browser-entry|focus\/(focus-start|openers))\.tsx?$/;
/** Modules of the dialog, and those that it shares with the view and the service, whose files an application of components does not use. */
const DIALOG =
  /\/modal-gallery\/(parts|dialog\/[\w-]+|caption\/is-long|history\/(back|history-scroll))\.tsx?$/;
/** Small modules that are used together: bundlers of applications rename what each file imports from React anew. */
const HOOKS =
  /\/(core\/(store|editable|elements|registry|config\/check-id|use-(before-paint|latest|lifetime))|parts\/use-gallery-id)\.ts$/;

const clientModules = new Set<string>();

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
    'locales/de': 'src/locales/de.ts',
    'locales/ar': 'src/locales/ar.ts',
    // What server components may use: as entries of their own, these modules share no chunk with client components.
    'model/index': 'src/model/index.ts',
    'modal-gallery/service': 'src/modal-gallery/service/service.ts',
    'modal-gallery/gallery': 'src/modal-gallery/gallery.ts',
    'modal-gallery/check-modal': 'src/core/config/check-modal.ts',
    'modal-gallery/check-props': 'src/modal-gallery/check-props.ts',
    'modal-gallery/provider': 'src/modal-gallery/service/provider.tsx',
    // What the service calls in browsers only.
    'modal-gallery/service-portal': 'src/modal-gallery/service/service-portal.tsx',
  },
  // Chunks, not a file per module: bundlers of applications rename each module's imports from React anew.
  format: 'esm',
  // 'browser' would replace `process.env.NODE_ENV`, which the bundler of the application does.
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      // Bundlers that split by file would otherwise make one of the dialog, and one of what it shares with the view.
      groups: [
        { name: 'shell', test: SHELL },
        { name: 'dialog', test: DIALOG },
        { name: 'hooks', test: HOOKS },
      ],
    },
  },
  plugins: [
    {
      // Bundling removes the directives of modules, except that of an entry, so it is added to each chunk with a client
      // module. What is fetched later needs none: only client modules import it.
      name: 'use-client',
      transform(code, id) {
        if (code.startsWith(DIRECTIVE)) clientModules.add(id);
      },
      renderChunk: (code, { facadeModuleId, isDynamicEntry, moduleIds }) =>
        !isDynamicEntry &&
        !clientModules.has(facadeModuleId ?? '') &&
        moduleIds.some((id) => clientModules.has(id))
          ? DIRECTIVE + code
          : undefined,
    },
    {
      // Members of enums are inlined, after which the bundler still imports their file, to run it.
      name: 'no-bare-imports',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replace(/^import "\.[^"]+";\n/gm, '');
      },
    },
  ],
});
