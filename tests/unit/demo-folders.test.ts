import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExample } from '@/components/demos/archive/example-files';
import {
  demoRouteOf,
  demoRoutes,
  everyDemoRoute,
  reactDemoRoutes,
  sidebarGroups,
  type Route,
} from '@/components/site/route-map';
import { reactGuides, reactReferences } from '@/components/site/routes/react';
import { loadConfigurations, readConfig } from './demo-configurations';

const app = join(process.cwd(), 'app');
const demos = join(app, 'demo');

function foldersOf(area: string): string[] {
  return readdirSync(join(app, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const slugsOf = (routes: readonly Route[]) => routes.map(({ demo }) => demo?.slug ?? '');
const folders = foldersOf('demo');
const slugs = slugsOf(demoRoutes());
const reactSlugs = slugsOf(reactDemoRoutes());

it('every demo directory has a route and every route a directory', () => {
  expect([...slugs].sort()).toEqual([...folders].sort());
});

it('every demo of the React edition has a directory, beside the guides and the pages of reference', () => {
  const others = [...reactGuides, ...reactReferences].map(({ path }) =>
    path.slice('/react/'.length),
  );
  expect([...reactSlugs, ...others].sort()).toEqual(foldersOf('react').sort());
});

it('no two demos share a slug, which is the name of their archive', () => {
  const all = slugsOf(everyDemoRoute());
  expect(new Set(all).size).toBe(all.length);
});

it.each(reactSlugs)('%s has a page, a live demo and no Angular sample', (slug) => {
  const has = (file: string) => existsSync(join(app, 'react', slug, file));
  expect([has('page.tsx'), has('demo.tsx'), has('angular')]).toEqual([true, true, false]);
});

it.each(reactSlugs)('%s has a React page with its own slug and image links', (slug) => {
  const page = readFileSync(join(app, 'react', slug, 'page.tsx'), 'utf8');
  expect(page).toContain('<ReactDemoPage');
  expect(page).toContain(`slug="${slug}"`);
  expect(page).toContain(`pageMetadata('/react/${slug}')`);
  const { hasOwnFiles } = demoRouteOf(slug);
  expect(page).toMatch(hasOwnFiles ? /images=\{\[\]\}/ : /images=\{\w+Images\}/);
  // Their captions are “Description 1” and so on, which the demos of both editions need.
  expect(page).not.toContain('carouselImages');
});

/** Demos that adopters look for: each file of one is read at a glance. */
const recipes = (
  'any-content api camera-data class-names csp delete-undo german image-cdn many-images next-image ' +
  'opening reorder route-url selection stream toolbar-button video'
).split(' ');

/** Lists of labels are data, as images are. */
const labelFiles = ['german.ts'];

it.each(recipes)('the files of %s have at most 40 lines', (slug) => {
  const { files } = readExample(`app/react/${slug}`);
  const code = files.filter(
    ({ name, path = '' }) => /\.tsx?$/.test(path) && !labelFiles.includes(name),
  );
  const lengths = code.map(({ name, code }) => [name, code.trimEnd().split('\n').length] as const);
  expect(lengths.length).toBeGreaterThan(0);
  expect(lengths.filter(([, lines]) => lines > 40)).toEqual([]);
});

it('the sidebar lists every route, and one of them twice', () => {
  const paths = sidebarGroups('/demo').flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(new Set(paths)).toEqual(new Set(slugs.map((slug) => `/demo/${slug}`)));
  expect(paths).toHaveLength(slugs.length + 1);
});

it.each(slugs)('%s has its page, its live demo and its Angular sample', (slug) => {
  const needed = ['page.tsx', 'demo.tsx', 'angular/component.ts', 'angular/template.html'];
  expect(needed.filter((file) => !existsSync(join(demos, slug, file)))).toEqual([]);
});

it.each(slugs)(
  '%s has a page that uses its own slug and links its images for users without JavaScript',
  (slug) => {
    const page = readFileSync(join(demos, slug, 'page.tsx'), 'utf8');
    expect(page).toContain(`slug="${slug}"`);
    expect(page).toContain(`pageMetadata('/demo/${slug}')`);
    expect(page).toMatch(/images=\{\w+Images\}/);
  },
);

const readFile = (path: string, file: string) => readFileSync(join(app, path, file), 'utf8');

const getExports = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort();

function getConfigImports(code: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from '.\/config';/.exec(code) ?? [];
  return (names.match(/\w+/g) ?? []).sort();
}

describe.each(everyDemoRoute().map(({ path }) => path))('the configuration of %s', (path) => {
  const config = readConfig(path);

  it('is imported by the live demo and by the page', () => {
    const exported = getExports(config);
    expect(getConfigImports(readFile(path, 'demo.tsx'))).toEqual(exported);
    expect(getConfigImports(readFile(path, 'page.tsx'))).toEqual(exported);
  });

  it('is in config.ts, typed and readable on the server', () => {
    expect(config).not.toContain('use client');
    expect(config).not.toMatch(/const \w*config\w* =/i);
    expect(readFile(path, 'demo.tsx')).not.toMatch(/LibConfig = \{|config=\{\{/i);
  });

  it('is shown on the page, with a label for each object of one type', async () => {
    const shown = await loadConfigurations(path);
    expect(shown.length > 0).toBe(config !== '');
    const names = shown.map(({ type, label = '' }) => `${type} ${label}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

// The live demo is the React edition; these pages also describe or show Angular code that behaves differently.
const differsInAngular = (
  'array-simple auto-close-and-auto-update autoplay-custom autoplay-minimal base64 ' +
  'buttons-exturl-newtab buttons-strategies carousel carousel-breakpoints ' +
  'carousel-custom-autoplay carousel-custom-previews carousel-features-disable carousel-fixed ' +
  'carousel-noinfinite carousel-outputs close-outside description-full-custom ' +
  'infinite-sliding invert-swipe keyboard-config loading-spinner-type only-current-img ' +
  'output-events plain-atags previews-custom-size previews-no-arrows previews-not-clickable ' +
  'same-images'
).split(' ');

it.each(differsInAngular)('%s says how the Angular package behaves', (slug) => {
  expect(readFileSync(join(demos, slug, 'page.tsx'), 'utf8')).toContain('<AngularNote>');
});
