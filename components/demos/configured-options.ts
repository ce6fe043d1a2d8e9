/** The options that a configuration object sets, read from the object itself. */
import { isValidElement } from 'react';
import type { DemoConfiguration } from './configuration';
import { describeOption, getConstantName, type OptionDescription } from './describe-option';

export interface ConfiguredOption {
  /** `currentImageConfig.loadingConfig.type`, `buttonsConfig.buttons[0].title` */
  readonly path: string;
  readonly value: unknown;
}

function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (isValidElement(value) || getConstantName(value) !== undefined) return false;
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object');
  return Object.keys(value).length > 0;
}

/** A layout is a value of its own, besides those of its fields. */
function isInstance(value: object): boolean {
  return !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype;
}

function joinPath(path: string, name: string): string {
  return path === '' || name.startsWith('[') ? path + name : `${path}.${name}`;
}

/** Walks a configuration: one entry for each value that is set, in the order of the object. */
export function getConfiguredOptions(value: unknown, path = ''): readonly ConfiguredOption[] {
  if (value === undefined) return [];
  if (!isBranch(value)) return path === '' ? [] : [{ path, value }];
  const own = isInstance(value) ? [{ path, value }] : [];
  const inner = Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    getConfiguredOptions(child, joinPath(path, Array.isArray(value) ? `[${key}]` : key)),
  );
  return [...own, ...inner];
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

type ConfigType = DemoConfiguration['type'];

/** One row for each option that some of the configurations, which have the same type, set. */
function getRows(type: ConfigType, configurations: readonly DemoConfiguration[]): OptionRow[] {
  const settings = configurations.flatMap(({ value, label = '' }) =>
    getConfiguredOptions(value).map((option) => ({
      ...describeOption(type, option.path, option.value),
      path: option.path,
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
