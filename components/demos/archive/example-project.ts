/** The texts of a demo's archive: a Vite project around unchanged copies of the demo's files. */
import { basename } from 'node:path/posix';
import type { Route } from '@/components/site/route-map';
import { siteFacts } from '@/components/site/site-facts';
import { absolute } from '@/components/site/urls';
import { policyFile, readExample, type Example } from './example-files';
import { readProjectFile } from './project-files';

const nextImage = 'next/image';
/** What code of a demo may import besides the library and React. */
const optionalPackages = {
  '@fortawesome/free-solid-svg-icons': '@fortawesome/free-solid-svg-icons',
  [nextImage]: 'next',
  exifr: 'exifr',
  'hls.js': 'hls.js',
};

// Versions of the build tools; the libraries have the versions of the site.
const tools = { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' };

const indexHtml = (title: string) => `<!doctype html>
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

const main = (component: string, file: string) => `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';
import ${component} from './${file}';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <${component} />
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

// While developing, Vite adds scripts and styles to the page, which the policy would block.
const policyOptions = `
  preview: { headers: { 'Content-Security-Policy': policy } },`;

interface ServerNeeds {
  readonly isSlow: boolean;
  readonly hasNext: boolean;
  readonly hasPolicy: boolean;
}

const viteConfig = ({
  isSlow,
  hasNext,
  hasPolicy,
}: ServerNeeds) => `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';${isSlow ? "\nimport { slowImages } from './slow-images.mjs';" : ''}${hasPolicy ? `\nimport { policy } from './src/${policyFile}';` : ''}

export default defineConfig({
  plugins: [react()${isSlow ? ', slowImages()' : ''}],${hasNext ? nextOptions : ''}${hasPolicy ? policyOptions : ''}
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

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

type Versions = Readonly<Record<string, string>>;

interface SiteManifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

function manifest(name: string, code: string, library: string) {
  const site = JSON.parse(readProjectFile('package.json')) as SiteManifest;
  const pick = (from: Versions, names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, from[each]]));
  const optional = Object.entries(optionalPackages).filter(([imported]) => code.includes(imported));
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: {
      ...pick(
        site.dependencies,
        optional.map(([, name]) => name),
      ),
      'ks-gallery-react': library,
      ...pick(site.dependencies, ['react', 'react-dom']),
    },
    devDependencies: {
      ...pick(site.devDependencies, ['@types/react', '@types/react-dom', 'typescript']),
      ...tools,
    },
  };
}

const slowImagesText = `
The plugin in \`slow-images.mjs\` delays every image by 3 seconds, so that you see the loading state.
`;

const policyText = `
\`npm run build\` and \`npm run preview\` show it under the policy in \`src/${policyFile}\`; \`npm run dev\` sends no policy.
`;

const hasPolicy = (files: Example['files']) => files.some(({ name }) => name === policyFile);

function readme({ heading, description }: Route, { files, images }: Example): string {
  const own = files.filter(({ path }) => path).map(({ name }) => `\`src/${name}\``);
  const sources = new Intl.ListFormat('en-GB').format(own);
  const hasImages = files.length > own.length;
  const origin = hasImages
    ? 'The gallery library and the photographs come'
    : 'The gallery library comes';
  const library = images.isHosted
    ? `${origin} from that site.`
    : `The gallery library is \`./${libraryFile}\`, next to this file; in another project, put it into its folder and run \`npm install ./${libraryFile}\`.`;
  const photographs = hasImages
    ? ' `src/base.ts` says where the photographs are; they are CC0 or in the public domain.'
    : '';
  return `# ${heading}

${description}

\`\`\`
npm install
npm run dev
\`\`\`

${sources} ${own.length > 1 ? 'are the files that run' : 'is the file that runs'} on the documentation site. ${library}${photographs}
${images.isSlow ? slowImagesText : ''}${hasPolicy(files) ? policyText : ''}`;
}

/** Name of the file with the packed library in archives that contain it. */
export const libraryFile = basename(siteFacts.reactEdition.archive);

/** Content by path. Without a URL of the site, the archive also has the library and the files of the images. */
export function exampleTexts(route: Route, slug: string): Readonly<Record<string, string>> {
  const example = readExample(`app${route.path}`);
  const { files, images } = example;
  const code = files.map((file) => file.code).join('');
  const library = images.isHosted
    ? absolute(siteFacts.reactEdition.archive)
    : `file:./${libraryFile}`;
  return {
    'README.md': readme(route, example),
    'index.html': indexHtml(route.heading),
    'package.json': json(manifest(`example-${slug}`, code, library)),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'vite.config.js': viteConfig({
      isSlow: images.isSlow,
      hasNext: code.includes(nextImage),
      hasPolicy: hasPolicy(files),
    }),
    'src/main.tsx': main('Demo', 'demo'),
    'src/main.css': styles,
    ...Object.fromEntries(files.map((file) => [`src/${file.name}`, file.code])),
    ...(images.isSlow && {
      'slow-images.mjs': readProjectFile('scripts/examples/slow-images.mjs'),
    }),
    ...Object.fromEntries(
      Object.entries(images.answers).map(([path, answer]) => [`public/${path}`, answer]),
    ),
  };
}

/** The files of a project for photographs of users, by path; the page adds the photographs and their code. */
export function photosProject(): Readonly<Record<string, string>> {
  return {
    'index.html': indexHtml('Photo gallery'),
    'package.json': json(manifest('photo-gallery', '', `file:./${libraryFile}`)),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'vite.config.js': viteConfig({ isSlow: false, hasNext: false, hasPolicy: false }),
    'src/main.tsx': main('Gallery', 'gallery'),
    'src/main.css': styles,
  };
}
