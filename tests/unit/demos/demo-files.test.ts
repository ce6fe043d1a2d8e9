import { demoFiles } from '@/components/demos/demo-files';

const namesOf = (path: string, edition: 'react' | 'angular') =>
  demoFiles(path)[edition].map(({ name }) => name);

it.each([
  ['the set and its helper', '/demo/array-simple', ['demo.tsx', 'gallery.ts', 'image-set.ts']],
  [
    'the set that is imported, no other',
    '/demo/carousel',
    ['demo.tsx', 'carousel.ts', 'image-set.ts'],
  ],
  ['what a set imports', '/demo/base64', ['demo.tsx', 'data.ts', 'data-images.ts', 'image-set.ts']],
])('the React files of a demo contain %s', (_case, path, expected) => {
  expect(namesOf(path, 'react').filter((name) => !name.startsWith('config'))).toEqual(expected);
});

it.each([
  ['/demo/array-simple', ['component.ts', 'template.html', 'angular-images.ts']],
  ['/demo/previews-template', ['component.ts', 'template.html', 'style.css', 'angular-images.ts']],
])('the Angular files of %s contain the images', (path, expected) => {
  expect(namesOf(path, 'angular')).toEqual(expected);
});

it('a demo of the React edition has no Angular files', () => {
  expect(namesOf('/react/zoom', 'react')).toContain('gallery.ts');
  expect(namesOf('/react/zoom', 'angular')).toEqual([]);
});

it('every file has its own name', () => {
  for (const path of [
    '/demo/base64',
    '/react/opening',
    '/demo/previews-template-additional-data',
  ]) {
    const names = namesOf(path, 'react');
    expect(new Set(names).size).toBe(names.length);
  }
});
