/** The demos that the playground can show: those that are pure configuration. */
import { readValues } from '@/components/playground/state/read-values';
import { readAllFields } from '@/components/playground/fields/read-fields';
import type {
  ComponentName,
  FieldsByComponent,
  PlaygroundState,
} from '@/components/playground/fields/field';
import { componentNames, configTypes } from '@/components/reference/components';
import { demoRouteOf, shortName } from '@/components/site/route-map';
import type { DemoConfiguration } from './configuration';

/** The other demos by slug, and what each needs besides a configuration. */
export const demosWithCode: Readonly<Record<string, string>> = {
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

/** Demos of the React edition that are pure configuration, by slug, and what the playground shows. */
export const reactPresets: Readonly<Record<string, ComponentName>> = { layouts: 'plain' };

/** The state of the playground in which it shows a demo. */
export interface Preset extends PlaygroundState {
  readonly label: string;
  /** Label of the configuration on the page of the demo, if it has several. */
  readonly configuration?: string;
}

let allFields: FieldsByComponent | undefined;

/** The presets of a demo: its configurations, or the defaults if it has none. */
export function createPresets(
  slug: string,
  configurations: readonly DemoConfiguration[],
): readonly Preset[] {
  const route = demoRouteOf(slug);
  const component =
    reactPresets[slug] ?? componentNames.find((name) => name === route.demo?.group.toLowerCase());
  if (!component || slug in demosWithCode) return [];
  allFields ??= readAllFields();
  const fields = allFields[component];
  // The modal gallery that a plain gallery opens belongs to the code of the demo.
  const own = configurations.filter(({ type }) => type === configTypes[component]);
  const shown = own.length > 0 ? own : [{ value: {}, label: undefined }];
  return shown.map(({ value, label }) => {
    const values = readValues(component, value, fields);
    if (!values) {
      throw new Error(
        `No fields express the configuration of the demo "${slug}": say in demosWithCode of components/demos/options/presets.ts what it needs.`,
      );
    }
    const name = shortName(route);
    if (shown.length === 1) return { label: name, component, values };
    return { label: `${name}: ${label}`, configuration: label, component, values };
  });
}
