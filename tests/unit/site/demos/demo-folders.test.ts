import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExample } from '@/components/demos/archive/example-files';
import {
  demoRoutes,
  everyDemoRoute,
  reactDemoRoutes,
  type Route,
} from '@/components/site/route-map';
import { reactGroups, reactHelp } from '@/components/site/routes/react';
import { loadConfigurations, readConfig } from '../demo-configurations';

const app = join(process.cwd(), 'app');

function foldersOf(area: string): string[] {
  return readdirSync(join(app, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const slugsOf = (routes: readonly Route[]) => routes.map(({ demo }) => demo?.slug ?? '');
const slugs = slugsOf(demoRoutes());
const reactSlugs = slugsOf(reactDemoRoutes());

/** The folders without a route, and the routes without a folder. */
function findUnmatched(area: string, routed: readonly string[]): string[] {
  const found = foldersOf(area);
  const routes = `components/site/routes/${area === 'demo' ? 'demos' : area}.ts`;
  return [
    ...found
      .filter((name) => !routed.includes(name))
      .map((name) => `app/${area}/${name} has no entry in ${routes}`),
    ...routed
      .filter((name) => !found.includes(name))
      .map((name) => `the entry ${name} in ${routes} has no folder app/${area}/${name}`),
  ];
}

/** The files that do not exist, by their path from `app`. */
const findMissingFiles = (paths: readonly string[]) =>
  paths.filter((path) => !existsSync(join(app, path))).map((path) => `app/${path} is missing`);

/** What a file lacks, by its path from `app`. */
function findMissingCode(path: string, needed: readonly (string | RegExp)[]): string[] {
  const code = readFileSync(join(app, path), 'utf8');
  return needed
    .filter((part) => !(typeof part === 'string' ? code.includes(part) : part.test(code)))
    .map((part) => `app/${path} lacks ${part}`);
}

it('every demo has a folder and an entry in the list of the sidebar', () => {
  expect(findUnmatched('demo', slugs)).toEqual([]);
});

it('every demo, guide and page of reference of the React edition has a folder and an entry', () => {
  const pages = [...reactGroups.flatMap((group) => group.pages), ...reactHelp];
  const names = pages.map(({ path }) => path.slice('/react/'.length));
  expect(findUnmatched('react', names)).toEqual([]);
});

it('no two demos share a slug, which is the name of their archive', () => {
  const all = slugsOf(everyDemoRoute());
  expect(new Set(all).size).toBe(all.length);
});

it.each(everyDemoRoute().map(({ path }) => path))(
  '%s has its page and its live demo, and an Angular sample if it is of both editions',
  (path) => {
    const angular = ['angular/component.ts', 'angular/template.html'];
    const isOfBoth = path.startsWith('/demo/');
    const needed = ['page.tsx', 'meta.ts', 'demo.tsx', ...(isOfBoth ? angular : [])];
    expect(findMissingFiles(needed.map((file) => `${path.slice(1)}/${file}`))).toEqual([]);
    expect(existsSync(join(app, path, 'angular'))).toBe(isOfBoth);
  },
);

it.each(reactSlugs)('%s has images whose captions say something', (slug) => {
  // Those of the carousel are “Description 1” and so on, which the demos of both editions need.
  const page = readFileSync(join(app, 'react', slug, 'page.tsx'), 'utf8');
  expect(page).not.toContain('carouselImages');
});

const getExports = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort();

function getConfigImports(code: string): string[] {
  const imports = [...code.matchAll(/import \{([^}]*)\} from '.\/config';/g)];
  const names = imports.flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return [...new Set(names)].sort();
}

describe.each(everyDemoRoute().map(({ path }) => path))('the configuration of %s', (path) => {
  const config = readConfig(path);

  it('is imported by the live demo and by the page', () => {
    const exported = getExports(config);
    const shown = readExample(`app${path}`).files.map(({ code }) => code);
    const page = readFileSync(`app${path}/page.tsx`, 'utf8');
    expect(getConfigImports(shown.join('\n'))).toEqual(exported);
    expect(getConfigImports(page)).toEqual(exported);
  });

  it('is in config.ts, typed and readable on the server', () => {
    const demo = readFileSync(join(app, path, 'demo.tsx'), 'utf8');
    const problems = [
      config.includes('use client') && 'config.ts has "use client": the page cannot read it',
      /const \w*config\w* =/i.test(config) && 'config.ts has a configuration without a type',
      /LibConfig = \{|config=\{\{/i.test(demo) && 'demo.tsx has options: move them to config.ts',
    ];
    expect(problems.filter(Boolean).map((problem) => `app${path}/${problem}`)).toEqual([]);
  });

  it('is shown on the page, with a label for each object of one type', async () => {
    const shown = await loadConfigurations(path);
    if (config)
      expect(findMissingCode(`${path.slice(1)}/page.tsx`, ['configurations='])).toEqual([]);
    expect(shown.length > 0).toBe(config !== '');
    const names = shown.map(({ type, label = '' }) => `${type} ${label}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
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
  expect(findMissingCode(`demo/${slug}/page.tsx`, ['<AngularNote>'])).toEqual([]);
});
