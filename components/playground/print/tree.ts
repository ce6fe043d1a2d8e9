/**
 * The configuration of a state of the playground, as a tree: both the object that runs and the code that is
 * shown are generated from it, so that they cannot differ.
 */
import {
  findField,
  lookPrefix,
  previewPrefix,
  toPattern,
  type Field,
  type PlaygroundState,
  type Value,
  type Values,
} from '../fields/field';
import { readByWidth } from '../fields/value-text';

/** The package for which code is printed. */
export type Edition = 'react' | 'angular';

type Scalar = boolean | number | string;

/** A field of an object. */
export type Entry = readonly [name: string, node: TreeNode];

/** A value, a list of nodes, or an object or instance of a class with named nodes. */
export type TreeNode =
  | {
      readonly kind: 'value';
      readonly value: Scalar;
      /** Names of the enum and of its member, if the value is one. */
      readonly member?: readonly [enumName: string, name: string];
    }
  | { readonly kind: 'list'; readonly items: readonly TreeNode[] }
  | {
      readonly kind: 'object';
      readonly entries: readonly Entry[];
      /** Name of a class, whose constructor receives the entries in order. */
      readonly className?: string;
      /** Name of a constant, whose fields come before the entries. */
      readonly spread?: string;
    };

/** A configuration, and what code with it needs to know. */
export interface ConfigTree {
  /** Undefined if nothing is set. */
  readonly root?: TreeNode;
  /** Names of the enums, classes and constants in the tree. */
  readonly names: readonly string[];
  /**
   * What is set and does not exist in the edition: paths, with the choice if only that does not exist. A part of a list is
   * left out as a whole.
   */
  readonly omitted: readonly string[];
  /** True if the configuration needs `registerLayouts`. */
  readonly needsLayouts: boolean;
  /** True if the configuration needs `registerLinks`. */
  readonly needsLinks: boolean;
  /** True if the configuration needs `registerSlides`. */
  readonly needsSlides: boolean;
}

interface Leaf {
  readonly field: Field;
  readonly path: string;
  readonly value: Value;
  /** What is left of the path below the node. */
  readonly below: readonly string[];
}

/** In Angular the type of the labels requires each of them. */
const spreads: Readonly<Record<string, string>> = {
  accessibilityConfig: 'KS_DEFAULT_ACCESSIBILITY_CONFIG',
};

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function findChoice({ control }: Field, value: Value) {
  return control.kind === 'choice'
    ? control.choices.find((choice) => choice.value === value)
    : undefined;
}

/** Adds the defaults of fields to the values; `getScope` returns the object in which a field is set as soon as any is. */
function complete(
  values: Values,
  fields: readonly Field[],
  getScope: (field: Field) => string | undefined,
): Values {
  const added = fields.flatMap((field) => {
    const scope = getScope(field);
    const value = field.defaultValue ?? field.angular?.fallback;
    if (scope === undefined || value === undefined) return [];
    const depth = scope.split('.').length;
    return Object.keys(values).flatMap((path) => {
      const outer = path.split('.').slice(0, depth).join('.');
      return toPattern(outer) === scope ? [[outer + field.path.slice(scope.length), value]] : [];
    });
  });
  return { ...Object.fromEntries(added), ...values };
}

/** The values in the order of the fields. */
function toLeaves(values: Values, fields: readonly Field[]): readonly Leaf[] {
  const leaves = Object.entries(values).map(([path, value]) => ({ path, value }));
  return fields.flatMap((field) =>
    leaves
      .filter(({ path }) => toPattern(path) === field.path)
      .map((leaf) => ({ ...leaf, field, below: leaf.path.split('.') })),
  );
}

/**
 * What only the React edition has, by path: fields, choices, and the items of lists that have a choice of their own.
 */
function findReactOnly(values: Values, fields: readonly Field[]): ReadonlyMap<string, string> {
  const found = toLeaves(values, fields).flatMap(({ field, path, value }): [string, string][] => {
    if (field.angular?.isMissing) return [[path, path.replace(lookPrefix, '')]];
    const choice = findChoice(field, value);
    if (!choice?.isReactOnly) return [];
    const [, item] = /^(.+\.\d+)\./.exec(path) ?? [];
    return [item ? [item, item] : [path, `${path}: ${choice.text}`]];
  });
  const isInOther = (path: string) =>
    found.some(([other]) => other !== path && isWithin(path, other));
  return new Map(found.filter(([path]) => !isInOther(path)));
}

/** The values without those that the chosen object does not have. */
function withoutUnused(values: Values, fields: readonly Field[]): Values {
  const isUsed = (path: string) => {
    const { onlyWith } = findField(fields, path) ?? {};
    const outer = fields.find(
      (field) => field.control.kind === 'choice' && path.startsWith(`${field.path}.`),
    );
    if (!onlyWith || !outer) return true;
    const choice = findChoice(outer, values[outer.path] ?? outer.defaultValue ?? '');
    return choice !== undefined && onlyWith.includes(choice.text);
  };
  return Object.fromEntries(Object.entries(values).filter(([path]) => isUsed(path)));
}

function toLeafNode({ field, value }: Leaf): TreeNode {
  if (typeof value === 'object') {
    return { kind: 'list', items: value.map((item) => ({ kind: 'value', value: item })) };
  }
  if (field.control.kind === 'number' && typeof value === 'string') {
    const entries = readByWidth(value) ?? [];
    return {
      kind: 'object',
      entries: entries.map(([width, number]) => [width, { kind: 'value', value: number }]),
    };
  }
  const enumName = field.control.kind === 'choice' && field.control.enumName;
  const name = findChoice(field, value)?.text;
  return { kind: 'value', value, ...(enumName && name && { member: [enumName, name] as const }) };
}

/** The node of leaves that share the beginning of their paths. */
function toNode(leaves: readonly Leaf[]): TreeNode {
  const own = leaves.find((leaf) => leaf.below.length === 0);
  const groups = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const [name, ...below] = leaf.below;
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), { ...leaf, below }]);
  }
  const entries = [...groups].map(([name, group]): Entry => [name, toNode(group)]);
  if (own) {
    const choice = findChoice(own.field, own.value);
    if (choice?.isObject) {
      return { kind: 'object', entries: [['type', toLeafNode(own)], ...entries] };
    }
    if (!choice?.parameters) return toLeafNode(own);
    const parameters = choice.parameters.flatMap((name) =>
      entries.filter((entry) => entry[0] === name),
    );
    return { kind: 'object', className: choice.text, entries: parameters };
  }
  if (entries.every(([name]) => /^\d+$/.test(name))) {
    entries.sort(([a], [b]) => Number(a) - Number(b));
    return { kind: 'list', items: entries.map(([, item]) => item) };
  }
  return { kind: 'object', entries };
}

function addSpreads(root: TreeNode): TreeNode {
  if (root.kind !== 'object') return root;
  const entries = root.entries.map(([name, node]): Entry => {
    const spread = spreads[name];
    return [name, spread && node.kind === 'object' ? { ...node, spread } : node];
  });
  return { ...root, entries };
}

/** The nodes below a node. */
export function getChildren(node: TreeNode): readonly TreeNode[] {
  if (node.kind === 'object') return node.entries.map(([, child]) => child);
  return node.kind === 'list' ? node.items : [];
}

function collectNames(node: TreeNode): readonly string[] {
  const own = node.kind === 'object' ? [node.className, node.spread] : [];
  const enumName = node.kind === 'value' ? node.member?.[0] : undefined;
  const names = [...own, enumName].filter((name) => name !== undefined);
  return [...names, ...getChildren(node).flatMap(collectNames)];
}

/** Custom properties are in no configuration. Angular code names them as left out. */
function withoutLook(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([path]) => !path.startsWith(lookPrefix)),
  );
}

/** The defaults that Angular code has to set, so that it shows what the preview shows. */
function getDifferentDefaults(fields: readonly Field[]): Values {
  const found = fields.flatMap(({ path, defaultValue, angular }): [string, Value][] =>
    angular?.hasOtherDefault && defaultValue !== undefined ? [[path, defaultValue]] : [],
  );
  return Object.fromEntries(found);
}

/** The tree of a state, with the fields of its component. */
export function toTree(
  state: PlaygroundState,
  allFields: readonly Field[],
  edition: Edition,
): ConfigTree {
  const isAngular = edition === 'angular';
  const fields = allFields.filter(({ path }) => !path.startsWith(previewPrefix));
  const values = withoutUnused(isAngular ? state.values : withoutLook(state.values), fields);
  const reactOnly = isAngular ? findReactOnly(values, fields) : new Map<string, string>();
  const omitted = [...reactOnly.values()];
  const kept = Object.fromEntries(
    Object.entries(values).filter(
      ([path]) => ![...reactOnly.keys()].some((outer) => isWithin(path, outer)),
    ),
  );
  const required = isAngular
    ? complete(
        { ...getDifferentDefaults(fields), ...kept },
        fields,
        ({ angular }) => angular?.requiredIn,
      )
    : kept;
  // A constructor receives everything.
  const classes = fields.filter(
    ({ control }) =>
      control.kind === 'choice' && control.choices.some(({ parameters }) => parameters),
  );
  const completed = complete(
    required,
    fields,
    ({ path }) => classes.find((outer) => isWithin(path, outer.path))?.path,
  );
  const leaves = toLeaves(withoutUnused(completed, fields), fields);
  const needsLayouts = leaves.some(({ field, value }) => findChoice(field, value)?.needsLayouts);
  const needsLinks = leaves.some(({ path }) => isWithin(path, 'linkConfig'));
  const needsSlides = leaves.some(({ path }) => path === 'carouselConfig.slidesPerView');
  const needs = { needsLayouts, needsLinks, needsSlides };
  if (leaves.length === 0) return { names: [], omitted, ...needs };
  const root = isAngular ? addSpreads(toNode(leaves)) : toNode(leaves);
  return { root, names: [...new Set(collectNames(root))], omitted, ...needs };
}

function toValue(node: TreeNode): unknown {
  if (node.kind === 'value') return node.value;
  if (node.kind === 'list') return node.items.map(toValue);
  return Object.fromEntries(node.entries.map(([name, child]) => [name, toValue(child)]));
}

/**
 * The configuration of a tree of the React edition as a plain object, which can be sent to another window: an instance
 * becomes an object with its fields, which the library also accepts.
 */
export function toConfig({ root }: ConfigTree): object {
  return root ? (toValue(root) as object) : {};
}
