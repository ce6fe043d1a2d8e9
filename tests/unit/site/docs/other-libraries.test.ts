import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { formatValue, parseValue } from '@/components/playground/fields/value-text';
import { configTypes } from '@/components/reference/types/components';
import { walkType } from '@/components/reference/types/configuration';
import { readCustomProperties } from '@/components/reference/custom-properties';
import { objectDoc, typeDoc } from '@/components/reference/types/library-types';
import { otherLibraries } from '@/components/reference/other-libraries/libraries';
import type { OptionMapping, OtherLibrary } from '@/components/reference/other-libraries/mapping';

const fields = readAllFields();

const rows = otherLibraries.flatMap(({ name, component, options }) =>
  options.flatMap((row) => (row.ours ? [{ name, component, ...row, ours: row.ours }] : [])),
);

/** Options whose default is the same in both libraries; of all others the page shows both defaults. */
const sameDefaults: Readonly<Record<string, string>> = {
  'yet-another-react-lightbox': 'counter.separator thumbnails.hidden zoom.scrollToZoom',
  photoswipe: 'wheelToZoom closeOnVerticalDrag bgClickAction doubleTapAction showHideAnimationType',
  lightgallery:
    'mode zoomFromOrigin swipeToClose closeOnTap counter ' +
    'slideShowInterval pager thumbnail zoom showZoomInOutIcons',
  'react-image-gallery': 'infinite showNav showThumbnails showIndex disableKeyDown',
  swiper: 'slidesPerView slidesPerGroup centeredSlides',
};

test.each(rows.map((row) => [row.name, row.option, row] as const))(
  '%s: the default of %s is a value of our option, and is known to be ours or not',
  (name, option, { component, ours, theirDefault }) => {
    const field = fields[component].find(({ path }) => path === ours.path)!;
    expect(field).toBeDefined();
    // An option without a default is converted from what switches it on.
    const text = ours.toText(theirDefault ?? true);
    expect(text).toBeDefined();
    parseValue(field, text!);
    const isSame =
      theirDefault !== undefined &&
      field.defaultValue !== undefined &&
      text === formatValue(field, field.defaultValue);
    expect(isSame).toBe(sameDefaults[name]?.split(' ').includes(option) ?? false);
  },
);

test('every option without a counterpart is listed once, and no path twice with a switch', () => {
  for (const { options } of otherLibraries) {
    const names = options.map(({ option, ours }) => `${option} ${ours?.path ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(
  otherLibraries.flatMap(({ name, options }) =>
    options.flatMap(({ option, remark }) => (remark ? [[name, option, remark] as const] : [])),
  ),
)('%s: the remark on %s is a sentence', (_name, _option, remark) => {
  expect(remark).toMatch(/^[A-Z`].* .*\.$/);
  expect(remark).not.toMatch(/^(Always|None:|Props?|Slot)/);
});

const propTypes = { modal: 'ModalGalleryProps', carousel: 'CarouselProps' } as const;

/** Props and options of a component, with all that is in them: `classNames.caption`, `zoomConfig.max`. */
const readPaths = (component: OtherLibrary['component']) =>
  [propTypes[component], configTypes[component]].flatMap((type) =>
    Array.from(walkType(type), ({ path }) => path),
  );

const paths = { modal: readPaths('modal'), carousel: readPaths('carousel') };

const sources = join(process.cwd(), 'gallery-lib/src');
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

const customProperties = readCustomProperties().map(({ name }) => name);

const names = typeDoc('ButtonTypeName');
const buttonTypes = names.kind === 'alias' ? names.type.split(/[\s|]+/) : [];

/** Values of CSS and HTML. */
const platform = ['contain', 'dir="rtl"'];

const findField = (component: OtherLibrary['component'], path?: string) =>
  fields[component].find((field) => field.path === path);

function isValue(field: ReturnType<typeof findField>, text: string): boolean {
  try {
    return field !== undefined && parseValue(field, text) !== undefined;
  } catch {
    return false;
  }
}

/** True if the library has what code in a remark names; the word before the code says where. */
function exists(component: OtherLibrary['component'], row: OptionMapping, name: string, word = '') {
  const known: readonly string[] = paths[component];
  if (name.startsWith('--')) return customProperties.includes(name);
  if (name.startsWith('data-')) return code.includes(`[${name}]`);
  if (/^slots?$/i.test(word)) return known.includes(`render.${name}`);
  if (word === 'type') return buttonTypes.includes(`'${name}'`);
  const [, path, value] = /^([\w.]+): "?(\w+)"?$/.exec(name) ?? [];
  if (path && value) return isValue(findField(component, path), value);
  return (
    platform.includes(name) ||
    known.some((each) => each === name || each.endsWith(`.${name}`)) ||
    isValue(findField(component, row.ours?.path), name)
  );
}

const remarks = otherLibraries.flatMap(({ name: library, component, options }) =>
  options.flatMap((row) =>
    [...(row.remark ?? '').matchAll(/(?:(\w+) )?`([^`]+)`/g)].map(
      ([, word, name = '']) => [library, row.option, name, { component, row, word }] as const,
    ),
  ),
);

test.each(remarks)(
  '%s: what to use for %s, `%s`, is in the component',
  (_library, _option, name, { component, row, word }) => {
    expect(exists(component, row, name, word)).toBe(true);
  },
);

test.each([
  ['anOption', undefined],
  ['zoomConfig.most', undefined],
  ['zoomConfig.max: high', undefined],
  ['dismissConfig.enable: "left"', undefined],
  ['--ks-no-such-property', undefined],
  ['data-ks-nothing', undefined],
  ['max', 'Slot'],
  ['rotate', 'type'],
])('a remark must not name `%s` (after the word %s)', (name, word) => {
  expect(exists('modal', { option: 'any' }, name, word)).toBe(false);
});

const imageFields = objectDoc('FlatImage').fields.map(({ name }) => name);
const prose = 'the same simple markup only with in images'.split(' ');
const wordsOf = (text: string) => text.replace(/: ["[{].*/, '').match(/\b[a-z]\w*/gi) ?? [];

test.each(
  otherLibraries.flatMap(({ name, images }) =>
    images.map(([theirs, ours]) => [name, theirs, ours] as const),
  ),
)('%s: images have fields for %s: %s', (_name, theirs, ours) => {
  const named = wordsOf(ours === 'the same' ? theirs : ours).filter(
    (word) => !prose.includes(word),
  );
  expect(named).not.toEqual([]);
  expect(imageFields).toEqual(expect.arrayContaining(named));
});

test('the releases that were read are those that the library is compared with', () => {
  const manifest = readFileSync(join(process.cwd(), 'bench/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const compared = otherLibraries.filter(({ name }) => Object.hasOwn(dependencies, name));
  expect(compared.length).toBeGreaterThan(3);
  for (const { name, version } of compared) {
    const [read = ''] = version.split(',');
    expect(`${dependencies[name]}.`).toMatch(new RegExp(`^${read.replace('.', '\\.')}\\.`));
  }
});
