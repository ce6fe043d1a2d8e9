import { getPresets } from '@/app/playground/presets';
import type { DemoConfiguration } from '@/components/demos/options/configuration';
import { getOptionGroups } from '@/components/demos/options/configured-options';
import { createPresets } from '@/components/demos/options/presets';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { readValues } from '@/components/playground/state/read-values';
import { configTypes } from '@/components/reference/types/components';
import { demoRouteOf, demoRoutes, everyDemoRoute } from '@/components/site/route-map';
import { loadConfigurations } from '../../demo-configurations';

const slugs = demoRoutes().flatMap(({ demo }) => demo?.slug ?? []);

it('the presets are the configurations that the pages of the demos pass, in their order', async () => {
  const paths = everyDemoRoute().flatMap(({ path, demo }) => (demo?.playground ? path : []));
  const expected = await Promise.all(
    paths.map(async (path) =>
      createPresets(path.replace(/.*\//, ''), await loadConfigurations(path)),
    ),
  );
  const presets = await getPresets();
  expect(presets).toEqual(expected.flat());
  expect(new Set(presets.map(({ label }) => label)).size).toBe(presets.length);
});

/** True if an option of the configuration is not the default. */
const hasChange = (configuration: DemoConfiguration) =>
  getOptionGroups([configuration]).some(({ rows }) =>
    rows.some(({ values, defaultText }) => values.some(({ text }) => text !== defaultText)),
  );

it.each(slugs)(
  'a preset of %s has values if the demo changes a default, and only then',
  async (slug) => {
    const configurations = await loadConfigurations(`/demo/${slug}`);
    const presets = createPresets(slug, configurations);
    expect(presets.length > 0).toBe(demoRouteOf(slug).demo?.playground !== undefined);
    for (const { component, configuration, values } of presets) {
      const own = configurations
        .filter(({ type }) => type === configTypes[component])
        .filter(({ label }) => configuration === undefined || label === configuration);
      expect(Object.keys(values).length > 0).toBe(own.some(hasChange));
    }
  },
);

it.each([
  ['Infinite sliding', { 'slideConfig.infinite': true, 'slideConfig.sidePreviews.show': false }],
  [
    'Photo layouts: Masonry',
    {
      'accessibilityConfig.plainGalleryContentAriaLabel': 'Masonry',
      'plainGalleryConfig.layout': 'masonry',
      'plainGalleryConfig.layout.columns': '0: 2, 400: 3, 600: 4',
    },
  ],
])('the preset “%s” has the values of the demo', async (label, values) => {
  const presets = await getPresets();
  expect(presets.find((preset) => preset.label === label)?.values).toEqual(values);
});

it('a demo whose icons are nodes cannot be expressed', async () => {
  const [configuration] = await loadConfigurations('/demo/buttons-custom-fa');
  expect(readValues('modal', configuration!.value, readAllFields().modal)).toBeUndefined();
});
