import type { DemoConfiguration } from '@/components/demos/configuration';
import type { ComponentName } from '@/components/playground/field';
import { getPresets } from '@/components/playground/presets';
import { readConfig } from '@/components/playground/read-config';
import { readAllFields } from '@/components/playground/read-fields';
import { demoRoutes } from '@/components/site/route-map';
import { loadConfigurations } from '../demo-configurations';

/** The demos that the playground cannot show, and why. */
const reasons = {
  'add-image-array': 'code changes the images',
  'auto-close-and-auto-update': 'code closes and updates the gallery',
  base64: 'its images are data URLs',
  'buttons-custom-fa': 'its icons are nodes, and code changes the images',
  'carousel-content-projection': 'it has content of its own',
  'download-custom-filename': 'its images have file names',
  'loading-spinner-disable': 'its images are slow',
  'loading-spinner-type': 'its images are slow',
  'plain-custom-desc': 'it renders thumbnails of its own',
  'plain-image-pointer': 'it renders thumbnails of its own',
  'previews-template': 'it has a template',
  'previews-template-additional-data': 'it has a template and images of its own',
  'same-images': 'its images are the same',
};

const presets = getPresets();
const allFields = readAllFields();
const slugs = demoRoutes().flatMap(({ demo }) => demo?.slug ?? []);
const presetSlugs = [...new Set(presets.map(({ slug }) => slug))];

const componentOf: Readonly<Record<DemoConfiguration['type'], ComponentName>> = {
  ModalLibConfig: 'modal',
  PlainLibConfig: 'plain',
  CarouselLibConfig: 'carousel',
};

it('every demo is a preset, unless there is a reason (P4)', () => {
  expect(slugs).toHaveLength(47);
  expect([...presetSlugs, ...Object.keys(reasons)].sort()).toEqual([...slugs].sort());
});

it('presets are in the order of the demos, with a label of their own each (P4)', () => {
  expect(presetSlugs).toEqual(slugs.filter((slug) => presetSlugs.includes(slug)));
  expect(new Set(presets.map(({ label }) => label)).size).toBe(presets.length);
});

it.each(presetSlugs)('the presets of %s are the configurations of its page (P4)', async (slug) => {
  const own = presets.filter((preset) => preset.slug === slug);
  const { demo } = demoRoutes().find((route) => route.demo?.slug === slug)!;
  const component = demo!.group.toLowerCase();
  // The modal gallery that a plain gallery opens belongs to the code of the demo.
  const shown = (await loadConfigurations(`/demo/${slug}`)).filter(
    ({ type }) => componentOf[type] === component,
  );
  const expected = shown.map(({ value, label = '' }) => ({
    slug,
    component,
    label: shown.length > 1 ? `${demo!.label}: ${label}` : demo!.label,
    ...(shown.length > 1 && { configuration: label }),
    values: readConfig(value, allFields[component as ComponentName]),
  }));
  const minimal = { slug, component, label: demo!.label, values: {} };
  expect(own).toEqual(expected.length > 0 ? expected : [minimal]);
});

it('presets differ from the defaults, except those of demos that have the defaults (P4)', () => {
  const unchanged = presets.filter(({ values }) => Object.keys(values).length === 0);
  expect(unchanged.map(({ label }) => label)).toEqual([
    'Minimal example',
    'Autoplay minimal',
    'Carousel minimal',
  ]);
});

it.each([
  ['Infinite sliding', { 'slideConfig.infinite': true, 'slideConfig.sidePreviews.show': false }],
  [
    'Carousel no infinite',
    { carouselSlideInfinite: false, 'linkConfig.name': 'carousel-noinfinite' },
  ],
  [
    'Plain layouts: Grid',
    {
      'linkConfig.name': 'grid',
      'plainGalleryConfig.strategy': 3,
      'plainGalleryConfig.layout': 'GridLayout',
      'plainGalleryConfig.layout.size.width': '80px',
      'plainGalleryConfig.layout.size.height': '80px',
      'plainGalleryConfig.layout.breakConfig.length': 3,
      'plainGalleryConfig.layout.breakConfig.wrap': true,
    },
  ],
])('the preset “%s” has the values of the demo (P4)', (label, values) => {
  expect(presets.find((preset) => preset.label === label)?.values).toEqual(values);
});

it('a demo whose icons are nodes cannot be expressed', async () => {
  const [configuration] = await loadConfigurations('/demo/buttons-custom-fa');
  expect(readConfig(configuration!.value, allFields.modal)).toBeUndefined();
});
