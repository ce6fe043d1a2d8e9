/** The files of one example: a Vite project around unchanged copies of a demo's files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import prettier from 'prettier';
import { root } from '../lib/root.mjs';
import { imageSetModule } from './image-sets.mjs';

const icons = '@fortawesome/free-solid-svg-icons';

// Versions of the build tools; the libraries have the versions of the site.
const tools = { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' };

const indexHtml = (title) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const main = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'ks-gallery-react/styles.css';
import './main.css';
import Demo from './demo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;

const styles = `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

main {
  max-width: 60rem;
  margin: 2rem auto;
  padding-inline: 1rem;
}

.button-row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
}

.button {
  padding: 0.5rem 1rem;
  font: inherit;
}
`;

const viteConfig = (hasSlowImages) => `import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';${hasSlowImages ? "\nimport { slowImages } from './slow-images.mjs';" : ''}

export default defineConfig({
  plugins: [react()${hasSlowImages ? ', slowImages()' : ''}],
  // The demo imports its images by the same path as on the documentation site.
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
});
`;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['vite/client'],
  paths: { '@/*': ['./src/*'] },
};

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

function manifest(slug, code, tarball, { dependencies, devDependencies }) {
  const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    name: `example-${slug}`,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: {
      ...(code.includes(icons) && pick(dependencies, [icons])),
      'ks-gallery-react': `file:./${tarball}`,
      ...pick(dependencies, ['react', 'react-dom']),
    },
    devDependencies: {
      ...pick(devDependencies, ['@types/react', '@types/react-dom', 'typescript']),
      ...tools,
    },
  };
}

const slowImagesText = `
The plugin in \`slow-images.mjs\` delays every image by 3 seconds, so that you see the loading state.
`;

const describeSources = (config) =>
  config
    ? `\`src/demo.tsx\` and \`src/${config}\` are the files that run`
    : '`src/demo.tsx` is the file that runs';

const readme = ({ heading, description }, config, tarball, hasSlowImages) => `# ${heading}

${description}

\`\`\`
npm install
npm run dev
\`\`\`

${describeSources(config)} on the documentation site. The gallery library is \`./${tarball}\`, next to this file; in another project, put it into its folder and run \`npm install ./${tarball}\`. The photographs are CC0 or in the public domain.
${hasSlowImages ? slowImagesText : ''}`;

/** Names of the image sets that a demo imports, without types. */
function getImportedSets(code) {
  const [, names = ''] =
    /import \{([^}]*)\} from '@\/components\/demos\/image-sets';/.exec(code) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const sourceNames = ['demo.tsx', 'config.ts', 'config.tsx', 'style.css'];

/** Name and text of the source files that the demo in a folder has. */
async function readSources(folder) {
  const names = sourceNames.filter((name) => existsSync(join(folder, name)));
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
}

/** Maps each path to text or bytes. `packed` is the library: its file name and content. */
export async function exampleFiles(route, { packed, sets, versions }) {
  const { slug } = route.demo;
  const sources = await readSources(join(root, 'app', route.path));
  const code = sources.map(([, text]) => text).join('');
  const config = sources.map(([name]) => name).find((name) => name.startsWith('config.'));
  const images = imageSetModule(getImportedSets(code), sets, code.includes('zoomConfig'));
  const format = { ...(await prettier.resolveConfig(join(root, 'a.ts'))), parser: 'typescript' };

  const files = {
    'README.md': readme(route, config, packed.name, images.hasSlowImages),
    'index.html': indexHtml(route.heading),
    'package.json': json(manifest(slug, code, packed.name, versions)),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'vite.config.js': viteConfig(images.hasSlowImages),
    'src/main.tsx': main,
    'src/main.css': styles,
    ...Object.fromEntries(sources.map(([name, text]) => [`src/${name}`, text])),
    'src/components/demos/image-sets.ts': await prettier.format(images.code, format),
    [packed.name]: packed.content,
  };
  if (images.hasSlowImages) {
    const plugin = join(root, 'scripts/examples/slow-images.mjs');
    files['slow-images.mjs'] = await readFile(plugin, 'utf8');
  }
  for (const file of images.files) {
    files[`public/images/${basename(file)}`] = await readFile(join(root, 'public', file));
  }
  return files;
}
