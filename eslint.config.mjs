import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const library = 'gallery-lib/src';

const linkRule = {
  group: ['next/link', 'next/image'],
  message: 'Use plain <a> and <img> with href() and asset(): they work without the framework.',
};
const publicEntryRule = {
  group: [
    '**/gallery-lib/**',
    'ks-gallery-react/*',
    '!ks-gallery-react/package.json',
    '!ks-gallery-react/hammer',
    '!ks-gallery-react/mousetrap',
    '!ks-gallery-react/layouts',
    '!ks-gallery-react/links',
    '!ks-gallery-react/slides',
    '!ks-gallery-react/locales',
  ],
  message:
    'The site uses the library through its public entries: ks-gallery-react, the two adapters, the layouts and the locales.',
};
// What the command decides is decided in the same way in the browser.
const commandRule = {
  regex: '/gallery-lib/(?!cli/core/)',
  message: 'Of the library beside its public entries, only the pure rules of the command are used.',
};
const noSiteImportsRule = {
  group: ['@/*', 'next', 'next/*', 'ks-gallery-react', 'ks-gallery-react/*'],
  message: 'The library must not depend on the site or on Next.',
};

// What a downloaded example brings with it: components/demos/archive/example-project.ts.
const demoRule = {
  regex:
    '^(?!(ks-gallery-react(/layouts|/locales/de|(/info|/layouts|/video)?/styles\\.css)?|react|@/components/demos/image-sets/[\\w-]+|exifr|hls\\.js|\\./[\\w-]+(\\.css)?)$|@fortawesome/free-solid-svg-icons(/|$))',
  message:
    'A demo imports only ks-gallery-react, its layouts, locales and stylesheets, react, image sets, exifr, hls.js, files beside it and icons of @fortawesome/free-solid-svg-icons: users download it.',
};

const fetchRule = [
  'error',
  {
    name: 'fetch',
    message: 'Use request() of components/site/request, which handles the anti-forgery token.',
  },
];

/** Rules that ask the React compiler, which take half of a run: its users compile the library, not the site. */
const compilerRules = nextCoreWebVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(name));

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '**/out/**',
    '.export-base/**',
    '.generated/**',
    'next-env.d.ts',
    'public/**',
    'gallery-lib/dist/**',
    'bench/**',
    'angular-check/**',
    'app/demo/*/angular/**',
    'app/demo/angular-images.ts',
    'coverage/**',
    'playwright-report/**',
    'test-results/**',
  ]),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    ignores: [`${library}/**`],
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="prefetch"]',
          message: 'Prefetched framework links do nothing in an export; use a plain <a>.',
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    rules: { ...restrictImports(linkRule, publicEntryRule), 'no-restricted-globals': fetchRule },
  },
  // What the library checks only in development, and its list of keys.
  {
    files: [
      'components/playground/preview/find-problem.ts',
      'components/reference/gallery-keys.ts',
    ],
    rules: restrictImports(linkRule),
  },
  { files: ['components/site/request.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['app/{demo,react}/*/*.{ts,tsx}'],
    ignores: ['**/{page.tsx,meta.ts}'],
    rules: restrictImports(linkRule, demoRule),
  },
  // Its subject is a request of the user's application, which changes nothing on the server.
  { files: ['app/react/api/use-album.ts'], rules: { 'no-restricted-globals': 'off' } },
  // Its subject is the image component of Next.
  {
    files: ['app/react/next-image/slots.tsx'],
    rules: restrictImports(publicEntryRule),
  },
  {
    files: ['app/react/photos/page.tsx', 'components/{files,photos}/**'],
    rules: restrictImports(linkRule, commandRule),
  },
  // The stored theme has to be applied before the first paint, so this one script may hold up the page.
  { files: ['app/layout.tsx'], rules: { '@next/next/no-sync-scripts': 'off' } },
  {
    files: [`${library}/**`],
    rules: restrictImports(linkRule, noSiteImportsRule),
  },
  // What the command decides is decided in the same way in a browser.
  {
    files: ['gallery-lib/cli/core/**'],
    rules: restrictImports({
      regex: '^[^.]',
      message: 'The rules of the command import no package and nothing of Node.',
    }),
  },
]);
