import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GalleryImage } from 'ks-gallery-react';
import { inputDocUrl, optionDocUrl } from '@/components/demos/config-types';
import { readDemoSource } from '@/components/demos/demo-source';
import * as imageSets from '@/components/demos/image-sets';
import { demosOfField } from '@/components/reference/field-demos';
import { demoRouteOf } from '@/components/site/route-map';

const getRow = (url: string) => url.split('#')[1] ?? '';

/** `SlideConfig.infinite` for the option `slideConfig.infinite`, and the same for each of its parents. */
function getConfiguredFields({ configurations }: ReturnType<typeof readDemoSource>): string[] {
  return configurations.flatMap(({ type, values }) =>
    values.flatMap(({ path }) => {
      const names = path.replace(/\[\d+\]/g, '').split('.');
      return names.map((_name, index) =>
        getRow(optionDocUrl(type, names.slice(0, index + 1).join('.'))),
      );
    }),
  );
}

function getInputFields({ calls }: ReturnType<typeof readDemoSource>): string[] {
  return calls.flatMap(({ target, inputs }) =>
    inputs.map(({ name }) => getRow(inputDocUrl(target, name))),
  );
}

function getImageFields(code: string): string[] {
  const images: GalleryImage[] = Object.entries(imageSets).flatMap(([name, set]) => {
    if (!code.includes(name)) return [];
    return [...(typeof set === 'function' ? set() : set)];
  });
  return images.flatMap(({ modal }) => Object.keys(modal).map((field) => `ModalImage.${field}`));
}

function getUsedFields(slug: string): ReadonlySet<string> {
  const folder = join(process.cwd(), 'app', demoRouteOf(slug).path);
  const code = readFileSync(join(folder, 'demo.tsx'), 'utf8');
  const source = readDemoSource(code);
  return new Set([
    ...getConfiguredFields(source),
    ...getInputFields(source),
    ...getImageFields(code),
    ...[...code.matchAll(/\b(downloadFileName): /g)].map(([, name]) => `ModalImage.${name}`),
    ...[...code.matchAll(/\bgallery\.(\w+)\(/g)].map(([, name]) => `ModalGalleryService.${name}`),
    ...[...code.matchAll(/\bref\.(\w+\$?)/g)].map(([, name]) => `ModalGalleryRef.${name}`),
  ]);
}

const links = Object.entries(demosOfField).flatMap(([field, slugs]) =>
  slugs.map((slug) => [field, slug] as const),
);

it.each(links)('the reference of %s links to %s, a demo that uses it', (field, slug) => {
  expect([...getUsedFields(slug)]).toContain(field);
});
