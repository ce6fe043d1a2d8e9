/** The files of one example: a Vite project around unchanged copies of a demo's files. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../lib/root.mjs';

const icons = '@fortawesome/free-solid-svg-icons';
const nextImage = 'next/image';

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

/** Features with a stylesheet of their own, and what uses them. */
const optionalCode = {
  video: /\bvideo: \{/,
  info: /\binfo: /,
  layouts: /\bregisterLayouts\b/,
};
const optionalStyles = Object.keys(optionalCode);

const main = (styles) => `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'ks-gallery-react/styles.css';
${styles.map((name) => `import 'ks-gallery-react/${name}/styles.css';\n`).join('')}import './main.css';
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

// Outside of Next, its image component finds no configuration.
const nextOptions = `
  define: { 'process.env': {} },`;

const viteConfig = (hasSlowImages, hasNext) => `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';${hasSlowImages ? "\nimport { slowImages } from './slow-images.mjs';" : ''}

export default defineConfig({
  plugins: [react()${hasSlowImages ? ', slowImages()' : ''}],${hasNext ? nextOptions : ''}
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
      ...(code.includes(nextImage) && pick(dependencies, ['next'])),
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

${describeSources(config)} on the documentation site; the images are in \`src/images.ts\`. The gallery library is \`./${tarball}\`, next to this file; in another project, put it into its folder and run \`npm install ./${tarball}\`. The photographs are CC0 or in the public domain.
${hasSlowImages ? slowImagesText : ''}`;

/** Maps each path to text or bytes. `packed` is the library: its file name and content. */
export async function exampleFiles(route, { packed, readExample, versions }) {
  const { files: sources, images } = readExample(`app${route.path}`);
  const code = sources.map((file) => file.code).join('');
  const config = sources.map(({ name }) => name).find((name) => name.startsWith('config.'));

  const files = {
    'README.md': readme(route, config, packed.name, images.isSlow),
    'index.html': indexHtml(route.heading),
    'package.json': json(manifest(route.demo.slug, code, packed.name, versions)),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'vite.config.js': viteConfig(images.isSlow, code.includes(nextImage)),
    'src/main.tsx': main(optionalStyles.filter((name) => optionalCode[name].test(code))),
    'src/main.css': styles,
    ...Object.fromEntries(sources.map((file) => [`src/${file.name}`, file.code])),
    [packed.name]: packed.content,
  };
  if (images.isSlow) {
    const plugin = join(root, 'scripts/examples/slow-images.mjs');
    files['slow-images.mjs'] = await readFile(plugin, 'utf8');
  }
  for (const [path, answer] of Object.entries(images.answers)) files[`public/${path}`] = answer;
  for (const file of images.files) {
    files[`public/images/${basename(file)}`] = await readFile(join(root, 'public', file));
  }
  return files;
}
