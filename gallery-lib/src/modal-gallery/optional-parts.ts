import { getLinks } from '../core/link-registry';
import { createStore } from '../core/store';
import { isLong } from '../core/text/caption';
import { ButtonsStrategy, ButtonType } from '../model/enums';
import type { ButtonConfig } from '../model/options/buttons';
import type { ModalLibConfig } from '../model/options/lib-config';
import type { GalleryContent } from './gallery/content';
import { loadLinks } from './history/back';
import { reportFailure } from './shell/load-gallery';

/** Options that decide which parts a gallery uses. */
export type PartOptions = Partial<GalleryContent>;

/** Returns whether the toolbar has a button of a type, in its own list or by a preset. */
function hasButton(
  { buttonsConfig }: ModalLibConfig,
  types: readonly unknown[],
  ...presets: readonly unknown[]
): boolean {
  const { visible, strategy, buttons } = buttonsConfig ?? {};
  if (visible === false) return false;
  if (strategy !== ButtonsStrategy.CUSTOM) return presets.includes(strategy);
  return buttons?.some((button: ButtonConfig | undefined) => types.includes(button?.type)) ?? false;
}

const ACTIONS = [ButtonType.FULLSCREEN, ButtonType.EXTURL, ButtonType.DELETE];

/** Returns whether a caption is one that has a part of its own, long or with markup. */
const hasCaption = (
  { images, libConfig }: PartOptions,
  isOne: (text: string | undefined) => boolean,
): boolean | undefined =>
  isOne(libConfig?.currentImageConfig?.description?.customFullDescription) ||
  images?.some(({ caption }) => isOne(caption));

/** Returns whether a text has markup or character references. */
const hasMarkup = (text = ''): boolean => /[<&]/.test(text);

/** Fetches each optional part of the gallery, and says which options use it. What is smaller than a request is in the view. */
const PARTS = {
  control: [
    () => import('./optional/application-control'),
    ({ index, onNearEnd, loadingMore }) => (index ?? onNearEnd ?? loadingMore) !== undefined,
  ],
  shortcuts: [
    () => import('./optional/download/download-shortcuts'),
    (_, { currentImageConfig, keyboardServiceConfig }) =>
      currentImageConfig?.downloadable && !keyboardServiceConfig?.disableSsrWorkaround,
  ],
  share: [
    () => import('./optional/share/share-code'),
    (_, config) => hasButton(config, [ButtonType.SHARE]),
  ],
  actions: [
    () => import('./optional/buttons/toolbar-actions'),
    (_, config) => hasButton(config, ACTIONS, ButtonsStrategy.ADVANCED, ButtonsStrategy.FULL),
  ],
  video: [
    () => import('./optional/video-code'),
    ({ images }) => images?.some(({ video }) => video),
  ],
  keep: [() => import('./optional/keep-zoom'), (_, { zoomConfig }) => zoomConfig?.keep],
  info: [() => import('./optional/info/info-code'), ({ render }) => render?.info],
  caption: [
    () => import('./optional/caption-code'),
    (options, { currentImageConfig }) =>
      currentImageConfig?.captionPlacement === 'below' || hasCaption(options, isLong),
  ],
  markup: [
    () => import('../parts/markup'),
    (options, { currentImageConfig }) =>
      hasMarkup(Object.values(currentImageConfig?.description ?? {}).join()) ||
      hasCaption(options, hasMarkup),
  ],
  links: [loadLinks, (_, { linkConfig }) => linkConfig && getLinks()],
} satisfies Record<
  string,
  readonly [
    load: () => Promise<unknown>,
    isUsed: (options: PartOptions, libConfig: ModalLibConfig) => unknown,
  ]
>;

type PartName = keyof typeof PARTS;

/** The parts whose code has arrived. */
export type Parts = {
  readonly [Name in PartName]?: NonNullable<Awaited<ReturnType<(typeof PARTS)[Name][0]>>>;
};

const NAMES = Object.keys(PARTS) as PartName[];

/** What acts on a click or follows the URL: the first image does not wait for it. */
const LATER: readonly PartName[] = ['actions', 'shortcuts', 'links'];

const requested = new Set<PartName>();

/** The parts whose code has arrived, and the names of those that could not be fetched. */
export const partStore = createStore<{
  readonly parts: Parts;
  readonly failed: readonly PartName[];
}>({ parts: {}, failed: [] });

/** Returns the names of the parts that options use and whose code has not arrived. */
export function getMissingParts(options: PartOptions = {}): readonly PartName[] {
  const { parts } = partStore.get();
  const libConfig = options.libConfig ?? {};
  return NAMES.filter((name) => !parts[name] && PARTS[name][1](options, libConfig));
}

/** Returns the names of those parts for which the first image waits. */
export const getNeededFirst = (missing: readonly PartName[]): readonly PartName[] =>
  missing.filter((name) => !LATER.includes(name));

/** Fetches parts, each once; those that could not be fetched only if `triesAgain`. */
export function loadParts(missing: readonly PartName[], triesAgain = false): void {
  for (const name of missing) {
    const { parts, failed } = partStore.get();
    const hasFailed = failed.includes(name);
    if (requested.has(name) && !(hasFailed && triesAgain)) continue;
    requested.add(name);
    if (hasFailed) partStore.set({ parts, failed: failed.filter((other) => other !== name) });
    PARTS[name][0]().then(
      (code) => {
        const now = partStore.get();
        partStore.set({ ...now, parts: { ...now.parts, [name]: code } });
      },
      (error: unknown) => {
        reportFailure(error);
        const now = partStore.get();
        partStore.set({ ...now, failed: [...now.failed, name] });
      },
    );
  }
}

/**
 * Calls a function with code that the user has asked for, when it has arrived; without it, says so in the console. The
 * next use requests it again.
 */
export function withCode<Code>(
  request: Promise<Code>,
  name: string,
  use: (code: Code) => unknown,
): Promise<unknown> {
  return request.then(use, (error: unknown) =>
    console.warn(`The ${name} of the modal gallery could not be loaded.`, error),
  );
}
