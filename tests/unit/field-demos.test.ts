import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GalleryImage } from 'ks-gallery-react';
import { isValidElement } from 'react';
import { describeOption } from '@/components/demos/describe-option';
import * as imageSets from '@/components/demos/image-sets';
import { demosOfField } from '@/components/reference/field-demos';
import { demoRouteOf } from '@/components/site/route-map';
import { loadConfigurations } from './demo-configurations';

const getRow = (url: string) => url.split('#')[1] ?? '';

/** `slideConfig` and `slideConfig.infinite` for `{ slideConfig: { infinite: true } }`; lists are transparent. */
function getPaths(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => getPaths(item, parent));
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return [path, ...getPaths(inner, path)];
  });
}

/** `SlideConfig.infinite` for each option that the demo sets, and the same for each of its parents. */
async function getConfiguredFields(path: string): Promise<string[]> {
  const configurations = await loadConfigurations(path);
  return configurations.flatMap(({ type, value }) =>
    getPaths(value).map((option) => getRow(describeOption(type, option, undefined).url)),
  );
}

/** The tag of a component: on one line, or with an attribute on each of the following lines. */
const galleryTag = /<(Carousel|PlainGallery|ModalGallery)(?: (.*)|\n([^]*?)\n\s*)\/?>(?:;|\n)/g;

/** Props of the components, and the fields of the argument of `open()`. */
function getInputFields(code: string): string[] {
  const props = [...code.matchAll(galleryTag)].flatMap(([, name, line = '', lines = '']) =>
    [...(line + lines).matchAll(/\b(\w+)=/g)].map(([, prop]) => `${name}Props.${prop}`),
  );
  const children = [...code.matchAll(/<\/(Carousel|ModalGallery)>/g)].map(
    ([, name]) => `${name}Props.children`,
  );
  const fields = [...code.matchAll(/\.open\(\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, field]) => `ModalGalleryConfig.${field}`),
  );
  return [...props, ...children, ...fields];
}

function getImageFields(code: string): string[] {
  const images: GalleryImage[] = Object.entries(imageSets).flatMap(([name, set]) => {
    if (!code.includes(name)) return [];
    return [...(typeof set === 'function' ? set() : set)];
  });
  return images.flatMap(({ modal }) => Object.keys(modal).map((field) => `ModalImage.${field}`));
}

async function getUsedFields(slug: string): Promise<readonly string[]> {
  const { path } = demoRouteOf(slug);
  const code = readFileSync(join(process.cwd(), 'app', path, 'demo.tsx'), 'utf8');
  return [
    ...(await getConfiguredFields(path)),
    ...getInputFields(code),
    ...getImageFields(code),
    ...[...code.matchAll(/\b(downloadFileName): /g)].map(([, name]) => `ModalImage.${name}`),
    ...[...code.matchAll(/\bgallery\.(\w+)\(/g)].map(([, name]) => `ModalGalleryService.${name}`),
    ...[...code.matchAll(/\bref\.(\w+\$?)/g)].map(([, name]) => `ModalGalleryRef.${name}`),
  ];
}

const links = Object.entries(demosOfField).flatMap(([field, slugs]) =>
  slugs.map((slug) => [field, slug] as const),
);

it.each(links)('the reference of %s links to %s, a demo that uses it', async (field, slug) => {
  expect(await getUsedFields(slug)).toContain(field);
});
