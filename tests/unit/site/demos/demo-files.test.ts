import { readFileSync } from 'node:fs';
import { demoFiles } from '@/components/demos/demo-files';
import { readExample } from '@/components/demos/archive/example-files';
import { everyDemoRoute } from '@/components/site/route-map';

const namesOf = (path: string, edition: 'react' | 'angular') =>
  demoFiles(path)[edition].map(({ name }) => name);

it.each(everyDemoRoute())(
  'the React code of $path imports nothing that is not shown',
  ({ path }) => {
    const files = demoFiles(path).react;
    const imports = files.flatMap(({ code }) => [...code.matchAll(/(?:from|import) '([^']+)'/g)]);
    const shown = files.map(({ name }) => `./${name.replace(/\.tsx?$/, '')}`);
    for (const [, from = ''] of imports) {
      expect([...shown, 'ks-gallery-react', 'react', 'next/image', 'exifr', 'hls.js']).toContain(
        from.replace(/^(@fortawesome|ks-gallery-react)\/.*/, 'react'),
      );
    }
  },
);

it('the images of a demo are a module of the site, and a file that says where they are', () => {
  const { files, images } = readExample('app/demo/array-simple');
  const codeOf = (name: string) => files.find((file) => file.name === name)?.code;
  expect(images.files).toContain('images/gallery/img1.jpg');
  expect(codeOf('gallery-images.ts')).toBe(
    readFileSync('components/demos/image-sets/gallery-images.ts', 'utf8'),
  );
  expect(codeOf('base.ts')).toContain("export const base: string = '';");
  expect(images.isSlow).toBe(false);
});

it.each([
  ['/demo/array-simple', ['component.ts', 'template.html', 'angular-images.ts']],
  ['/demo/previews-template', ['component.ts', 'template.html', 'style.css', 'angular-images.ts']],
])('the Angular files of %s contain the images', (path, expected) => {
  expect(namesOf(path, 'angular')).toEqual(expected);
  expect(demoFiles(path).angular.at(-1)?.code).toContain('new Image(');
});

it('a demo of the React edition has no Angular files', () => {
  expect(namesOf('/react/zoom', 'react')).toContain('photograph-images.ts');
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

it('the archive of a demo that requests images has the answers, with images beside them', () => {
  const { answers, files } = readExample('app/react/api').images;
  expect(Object.keys(answers)).toEqual(['album/1.json', 'album/2.json']);
  const [first, last] = Object.values(answers).map((text) => JSON.parse(text));
  expect(first.next).toBe('album/2.json');
  expect(last.next).toBeUndefined();
  const urls = [...first.images, ...last.images].map(({ src }) => src);
  expect(urls).toHaveLength(6);
  for (const url of urls) {
    expect(files.filter((file) => url === `/${file}`)).toHaveLength(1);
  }
});
