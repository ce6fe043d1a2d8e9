/** The demos that the playground can show: those that are pure configuration. */
import { readValues } from '@/components/playground/state/read-values';
import { readAllFields } from '@/components/playground/fields/read-fields';
import type { FieldsByComponent, PlaygroundState } from '@/components/playground/fields/field';
import { configTypes } from '@/components/reference/types/components';
import { demoRouteOf } from '@/components/site/route-map';
import type { DemoConfiguration } from './configuration';

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
  const component = route.demo?.playground;
  if (!component) return [];
  allFields ??= readAllFields();
  const fields = allFields[component];
  // The modal gallery that a plain gallery opens belongs to the code of the demo.
  const own = configurations.filter(({ type }) => type === configTypes[component]);
  const shown = own.length > 0 ? own : [{ value: {}, label: undefined }];
  return shown.map(({ value, label }) => {
    const values = readValues(component, value, fields);
    if (!values) {
      throw new Error(
        `No fields express the configuration of the demo "${slug}": say in needsCode of its meta.ts what it needs.`,
      );
    }
    const name = route.navLabel;
    if (shown.length === 1) return { label: name, component, values };
    return { label: `${name}: ${label}`, configuration: label, component, values };
  });
}
