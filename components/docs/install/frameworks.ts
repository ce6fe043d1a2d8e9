/** The steps of the page about frameworks, which a test runs one after the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFacts } from '@/components/site/site-facts';
import { printCommand, type Command, type PackageManager } from './package-manager';

export interface FileStep {
  /** Path in the new project. */
  readonly path: string;
  readonly code: string;
}

export interface Framework {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly remark?: string;
  /** Makes the folder of the project, or begins a project in a new folder. */
  readonly create: Command;
  /** True if its bundler reads `node_modules`, a folder that Yarn does not make by default. */
  readonly needsNodeModules?: boolean;
  /** Packages beside the library, separated by spaces. */
  readonly packages?: string;
  readonly files: readonly FileStep[];
  /** Shows the application while it is developed. */
  readonly run: Command;
  readonly build: Command;
  /** The folder that the build writes. */
  readonly output: string;
}

/** The folder of the new project. */
const projectName = 'gallery-app';

/** The downloaded file of the library, which is beside that folder. */
const library = `../${siteFacts.reactEdition.archive.replace(/.*\//, '')}`;

function albumAt(path: string): FileStep {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'components/docs/examples/album');
  return { path, code: readFileSync(join(folder, 'plain-gallery.tsx'), 'utf8') };
}

const createVite: Command = {
  do: 'create',
  program: `create-vite@9 ${projectName} --template react-ts --no-interactive`,
};
const styles = "import 'ks-gallery-react/styles.css';";

const vite: Framework = {
  id: 'vite',
  title: 'Vite',
  create: createVite,
  files: [
    albumAt('src/album.tsx'),
    {
      path: 'src/main.tsx',
      code: `${styles}
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Album } from './album';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Album />
  </StrictMode>,
);
`,
    },
  ],
  run: { do: 'run', program: 'vite' },
  build: { do: 'run', program: 'vite build' },
  output: 'dist',
};

const next: Framework = {
  id: 'next',
  title: 'Next.js, App Router',
  remark:
    'The page is a server component; the galleries are client components of their package. With a server, leave `next.config.ts` as it is.',
  create: {
    do: 'create',
    program: `create-next-app@16 ${projectName} --yes --empty --ts --no-tailwind --no-eslint --no-src-dir --skip-install`,
  },
  needsNodeModules: true,
  files: [
    albumAt('app/album.tsx'),
    {
      path: 'app/layout.tsx',
      code: `${styles}
import type { ReactNode } from 'react';

export const metadata = { title: 'Album' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    },
    {
      path: 'app/page.tsx',
      code: `import { Album } from './album';

export default function Page() {
  return <Album />;
}
`,
    },
    { path: 'next.config.ts', code: "export default { output: 'export' };\n" },
  ],
  run: { do: 'run', program: 'next dev' },
  build: { do: 'run', program: 'next build' },
  output: 'out',
};

const reactRouter: Framework = {
  id: 'react-router',
  title: 'React Router',
  create: createVite,
  packages: 'react-router@7',
  files: [
    albumAt('src/album.tsx'),
    {
      path: 'src/main.tsx',
      code: `${styles}
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Album } from './album';

const router = createBrowserRouter([{ path: '/', Component: Album }]);

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
`,
    },
  ],
  run: { do: 'run', program: 'vite' },
  build: { do: 'run', program: 'vite build' },
  output: 'dist',
};

const astro: Framework = {
  id: 'astro',
  title: 'Astro',
  remark:
    '`client:load` runs the component in the browser; without it you get only its HTML. These are the packages of Astro 5: newer versions need Node 22, and are not tested here.',
  create: { do: 'init' },
  packages: 'astro@5 @astrojs/react@4 react@19 react-dom@19',
  files: [
    {
      path: 'astro.config.mjs',
      code: `import react from '@astrojs/react';

export default { integrations: [react()] };
`,
    },
    albumAt('src/components/album.tsx'),
    {
      path: 'src/pages/index.astro',
      code: `---
${styles}
import { Album } from '../components/album';
---

<html lang="en">
  <head>
    <title>Album</title>
  </head>
  <body>
    <Album client:load />
  </body>
</html>
`,
    },
  ],
  run: { do: 'run', program: 'astro dev' },
  build: { do: 'run', program: 'astro build' },
  output: 'dist',
};

const esbuild =
  'esbuild main.tsx --bundle --splitting --format=esm --jsx=automatic --outdir=public';

const plain: Framework = {
  id: 'create-root',
  title: 'createRoot and a bundler',
  remark:
    'Without a framework, here with esbuild. `--splitting` writes code that is fetched later into separate files.',
  create: { do: 'init' },
  packages: 'esbuild@0.28 react@19 react-dom@19',
  files: [
    albumAt('album.tsx'),
    {
      path: 'main.tsx',
      code: `${styles}
import { createRoot } from 'react-dom/client';
import { Album } from './album';

createRoot(document.getElementById('root')!).render(<Album />);
`,
    },
    {
      path: 'public/index.html',
      code: `<!doctype html>
<html lang="en">
  <title>Album</title>
  <link rel="stylesheet" href="/main.css" />
  <div id="root"></div>
  <script type="module" src="/main.js"></script>
</html>
`,
    },
  ],
  run: { do: 'run', program: `${esbuild} --servedir=public` },
  build: { do: 'run', program: `${esbuild} --minify` },
  output: 'public',
};

export const frameworks: readonly Framework[] = [vite, next, reactRouter, astro, plain];

/** The commands of a framework in order, as lines of a shell, which starts beside the downloaded file. */
export function getCommands(
  { create, packages, needsNodeModules }: Framework,
  manager: PackageManager,
): readonly string[] {
  const isNew = create.do === 'init';
  const lines = (command: Command) => printCommand(command, manager);
  return [
    ...(isNew ? [`mkdir ${projectName}`] : [lines(create)]),
    `cd ${projectName}`,
    ...(needsNodeModules && manager === 'yarn' ? ['yarn config set nodeLinker node-modules'] : []),
    lines(isNew ? create : { do: 'install' }),
    ...(packages ? [lines({ do: 'add', packages })] : []),
    lines({ do: 'add', packages: library }),
  ];
}
