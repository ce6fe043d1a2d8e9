import type { DemoMeta, PageMeta, PlaygroundComponent, SearchTopic, Topic } from './meta';

/** The components in the order of the demos. */
export const demoGroups = ['Modal', 'Plain', 'Carousel'] as const;

export type DemoGroup = (typeof demoGroups)[number];
export type FeatureGroup = 'Components' | 'Basic stuff';

export interface Route extends PageMeta {
  /** Without base path and trailing slash; home is '/'. */
  readonly path: string;
  readonly navLabel: string;
  readonly heading: string;
  /** Text of the title band; the home page has its own header. */
  readonly band: string;
  readonly interactive: boolean;
  readonly search: readonly SearchTopic[];
  readonly featureGroup?: FeatureGroup;
  readonly demo?: Pick<DemoMeta, 'options' | 'imageWidths' | 'picture'> & {
    readonly slug: string;
    /** `React` for the demos at `/react`, which are not in the demo sidebar. */
    readonly group: DemoGroup | 'React';
    readonly topics: readonly Topic[];
    /** Component that shows the demo in the playground, if the demo is pure configuration. */
    readonly playground?: PlaygroundComponent;
  };
}

/** The page at a path with what its `meta.ts` says, and the defaults for the rest. */
export function createRoute(path: string, meta: PageMeta): Route {
  const { navLabel = meta.title } = meta;
  const { heading = navLabel } = meta;
  const { band = heading, interactive = false, search = [] } = meta;
  return { ...meta, path, navLabel, heading, band, interactive, search };
}

const components: Readonly<Partial<Record<DemoGroup | 'React', PlaygroundComponent>>> = {
  Modal: 'modal',
  Plain: 'plain',
  Carousel: 'carousel',
};

export function createDemoRoute(
  path: string,
  slug: string,
  group: DemoGroup | 'React',
  meta: DemoMeta,
): Route {
  const { topics = [], options, needsCode, playground = components[group], ...others } = meta;
  const { imageWidths, picture, ...page } = others;
  const demo = { slug, group, topics, options, imageWidths, picture };
  return {
    ...createRoute(path, { ...page, interactive: true }),
    demo: { ...demo, playground: needsCode ? undefined : playground },
  };
}
