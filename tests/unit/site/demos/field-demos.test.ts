import { readExample, type ExampleFile } from '@/components/demos/archive/example-files';
import { imageSets } from '@/components/demos/archive/image-sets';
import { walkConfiguration } from '@/components/reference/types/configuration';
import { rowId } from '@/components/reference/types/doc-urls';
import { demosOfField } from '@/components/reference/tables/field-demos';
import { demoRouteOf } from '@/components/site/route-map';
import { loadConfigurations } from '../demo-configurations';

/** `SlideConfig.infinite` for each option that the demo sets, and the same for each of its parents. */
async function getConfiguredFields(path: string): Promise<string[]> {
  const configurations = await loadConfigurations(path);
  return configurations.flatMap(({ type, value }) => {
    const entries = [...walkConfiguration(type, value)];
    return entries.map(({ owner, field }) => rowId(owner, field.name));
  });
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

/** The names that two fields of a flat image have in the form of the reference. */
const fieldNames: Readonly<Record<string, string>> = { src: 'img', caption: 'description' };

function getImageFields(files: readonly ExampleFile[]): string[] {
  const images = files.flatMap(({ name }) => imageSets[name.replace('.ts', '')] ?? []);
  return images.flatMap((image) =>
    Object.keys(image).map((field) => `ModalImage.${fieldNames[field] ?? field}`),
  );
}

async function getUsedFields(slug: string): Promise<readonly string[]> {
  const { path } = demoRouteOf(slug);
  const { files } = readExample(`app${path}`);
  const code = files.map((file) => file.code).join('\n');
  return [
    ...(await getConfiguredFields(path)),
    ...getInputFields(code),
    ...getImageFields(files),
    ...[...code.matchAll(/\b(downloadFileName): /g)].map(([, name]) => `ModalImage.${name}`),
    ...[...code.matchAll(/\bgallery\.(\w+)\(/g)].map(([, name]) => `ModalGalleryService.${name}`),
    ...[...code.matchAll(/\bref\.(\w+\$?)/g)].map(([, name]) => `ModalGalleryRef.${name}`),
  ];
}

const links = Object.entries(demosOfField).flatMap(([field, slugs]) =>
  slugs.map((slug) => [field, slug] as const),
);

it.each(links)(
  'the options of a page are fields that its demo uses: %s of %s',
  async (field, slug) => {
    expect(await getUsedFields(slug)).toContain(field);
  },
);
