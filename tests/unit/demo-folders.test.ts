import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoRoutes, sidebarGroups } from '@/components/site/route-map';

const demos = join(process.cwd(), 'app/demo');
const folders = readdirSync(demos, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const slugs = demoRoutes().map((route) => route.demo?.slug ?? '');

it('has a route for every folder and a folder for every route', () => {
  expect([...slugs].sort()).toEqual([...folders].sort());
});

it('shows every route in the sidebar, and one of them twice', () => {
  const paths = sidebarGroups('/demo').flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(new Set(paths)).toEqual(new Set(slugs.map((slug) => `/demo/${slug}`)));
  expect(paths).toHaveLength(slugs.length + 1);
});

it.each(slugs)('%s has its page, its live part and its Angular edition', (slug) => {
  const needed = ['page.tsx', 'demo.tsx', 'angular/component.ts', 'angular/template.html'];
  expect(needed.filter((file) => !existsSync(join(demos, slug, file)))).toEqual([]);
});

it.each(slugs)(
  '%s has a page with its own slug and image links for browsers without scripts',
  (slug) => {
    const page = readFileSync(join(demos, slug, 'page.tsx'), 'utf8');
    expect(page).toContain(`slug="${slug}"`);
    expect(page).toContain(`pageMetadata('/demo/${slug}')`);
    expect(page).toContain('<ImageLinks');
  },
);

it.each(slugs)(
  '%s gives its configuration a type, from which the page reads its values',
  (slug) => {
    const demo = readFileSync(join(demos, slug, 'demo.tsx'), 'utf8');
    const constants = /const (\w*(?:[cC]onfig)\w*)( =|:)/g;
    const untyped = [...demo.matchAll(constants)].filter(([, , next]) => next === ' =');
    expect(untyped.map(([, name]) => name)).toEqual([]);
  },
);

// The live demo is the React edition; these pages also describe or show Angular code that behaves differently.
const differsInAngular = [
  'array-simple',
  'auto-close-and-auto-update',
  'autoplay-custom',
  'autoplay-minimal',
  'base64',
  'buttons-exturl-newtab',
  'buttons-strategies',
  'carousel',
  'carousel-breakpoints',
  'carousel-custom-autoplay',
  'carousel-custom-previews',
  'carousel-features-disable',
  'carousel-fixed',
  'carousel-noinfinite',
  'carousel-outputs',
  'close-outside',
  'description-full-custom',
  'infinite-sliding',
  'invert-swipe',
  'keyboard-config',
  'loading-spinner-type',
  'only-current-img',
  'output-events',
  'plain-atags',
  'previews-custom-size',
  'previews-no-arrows',
  'previews-not-clickable',
  'same-images',
];

it.each(differsInAngular)('%s says how the Angular package behaves', (slug) => {
  expect(readFileSync(join(demos, slug, 'page.tsx'), 'utf8')).toContain('<AngularNote>');
});
