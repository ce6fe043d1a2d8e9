/** The options that a configuration object sets. */
import {
  walkConfiguration,
  type ConfigurationEntry,
} from '@/components/reference/types/configuration';
import type { DemoConfiguration } from './configuration';
import { describeOption, getConstantName, type OptionDescription } from './describe-option';

type ConfigType = DemoConfiguration['type'];

/** True for what the table prints as one value: a layout, besides its fields, and whatever has no fields. */
function isValue({ type, value }: ConfigurationEntry): boolean {
  if (!type) return true;
  const isInstance = Object.getPrototypeOf(value) !== Object.prototype;
  return isInstance || isConstant(value) || Object.keys(value as object).length === 0;
}

const isConstant = (value: unknown) => getConstantName(value as object) !== undefined;

/** The entries of a configuration that have a row; a constant of the library has no rows for its fields. */
export function getConfiguredOptions(
  type: ConfigType,
  configuration: object,
): readonly ConfigurationEntry[] {
  const entries = [...walkConfiguration(type, configuration)].filter(isValue);
  const constants = entries.filter(({ type: own, value }) => own && isConstant(value));
  return entries.filter(
    ({ path }) => !constants.some((constant) => path.startsWith(`${constant.path}.`)),
  );
}

export interface OptionValue {
  readonly text: string;
  /** Labels of the configurations that set it; empty if all of them do. */
  readonly labels: readonly string[];
}

export interface OptionRow extends Omit<OptionDescription, 'valueText'> {
  readonly path: string;
  readonly values: readonly OptionValue[];
}

/** One row for each option that some of the configurations, which have the same type, set. */
function getRows(type: ConfigType, configurations: readonly DemoConfiguration[]): OptionRow[] {
  const settings = configurations.flatMap(({ value, label = '' }) =>
    getConfiguredOptions(type, value).map((entry) => ({
      ...describeOption(type, entry),
      path: entry.path,
      label,
    })),
  );
  const paths = [...new Set(settings.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const same = settings.filter((setting) => setting.path === path);
    const [first] = same;
    const texts = [...new Set(same.map(({ valueText }) => valueText))];
    const isCommon = texts.length === 1 && same.length === configurations.length;
    const values = texts.map((text) => ({
      text,
      labels: same.flatMap(({ valueText, label }) =>
        valueText === text && !isCommon ? label : [],
      ),
    }));
    return first ? { ...first, values } : [];
  });
}

/** The options that a demo sets by the configurations of one type. */
export interface OptionGroup {
  readonly type: ConfigType;
  /** Label of the configuration if it is the only one of its type; the values of several have the labels. */
  readonly label?: string;
  readonly rows: readonly OptionRow[];
}

/** The options that a demo sets, by type; options that several configurations of a type set share a row. */
export function getOptionGroups(
  configurations: readonly DemoConfiguration[],
): readonly OptionGroup[] {
  const types = [...new Set(configurations.map(({ type }) => type))];
  return types.map((type) => {
    const ofType = configurations.filter((other) => other.type === type);
    const [first] = ofType;
    return {
      type,
      ...(ofType.length === 1 && { label: first?.label }),
      rows: getRows(type, ofType),
    };
  });
}
