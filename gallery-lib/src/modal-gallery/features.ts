import { createStore } from '../core/store';
import { ButtonsStrategy, ButtonType } from '../model/enums';
import { prefersReducedMotion } from '../input/reduced-motion';
import type { ButtonConfig } from '../model/options/buttons';
import type { ModalLibConfig } from '../model/options/lib-config';
import { isLong } from './caption/is-long';
import { loadLinks } from './history/back';
import type { GalleryContent } from './gallery';
import type { OptionalCode } from './view/optional-code';

/** Options that decide which code a gallery uses. */
export type FeatureOptions = Partial<GalleryContent>;

/** Returns whether the toolbar has a button with a type or its name, in its own list or by a preset or its name. */
function hasButton(
  { buttonsConfig }: ModalLibConfig,
  types: readonly unknown[],
  ...presets: readonly unknown[]
): boolean {
  const { visible, strategy, buttons } = buttonsConfig ?? {};
  if (visible === false) return false;
  if (strategy !== ButtonsStrategy.CUSTOM && strategy !== 'custom')
    return presets.includes(strategy);
  return buttons?.some((button: ButtonConfig | undefined) => types.includes(button?.type)) ?? false;
}

/** Returns whether a caption, or one of its parts, has markup or character references. */
const hasMarkup = (caption = ''): boolean => /[<&]/.test(caption);

/** Fetches the code of each feature. What is smaller than a request is part of the view. */
const LOADERS = {
  view: () => import('./view/view-code'),
  motion: () => import('./motion/motion-code'),
  zoom: () => import('./zoom/zoom'),
  control: () => import('./control/application-control'),
  shortcuts: () => import('./download/download-shortcuts'),
  share: () => import('./share/share-code'),
  actions: () => import('./toolbar/toolbar-actions'),
  video: () => import('./video/video-code'),
  keep: () => import('./zoom/keep-zoom'),
  info: () => import('./info/info-code'),
  caption: () => import('./caption/caption-code'),
  markup: () => import('../parts/markup'),
  links: loadLinks,
};

type Feature = keyof typeof LOADERS;

/** Code that has arrived. */
interface Code extends OptionalCode {
  readonly view?: typeof import('./view/view-code');
}

/** The features whose code is on its way. */
const requests = new Set<Feature>();

/** The code that has arrived, and whether the last request for what the first image waits for has failed. */
export const codeStore = createStore<Code & { readonly hasFailed?: boolean }>({});

/** Returns whether options use each feature. */
function getUses(options: FeatureOptions): Record<Feature, boolean | undefined> {
  const { images, index, onNearEnd, loadingMore, render } = options;
  const libConfig = options.libConfig ?? {};
  const { downloadable, captionPlacement, description } = libConfig.currentImageConfig ?? {};
  return {
    view: true,
    motion: libConfig.openingConfig?.duration !== 0 && !prefersReducedMotion(),
    zoom: libConfig.zoomConfig?.enable !== false,
    control: (index ?? onNearEnd ?? loadingMore) !== undefined,
    shortcuts: downloadable && !libConfig.keyboardServiceConfig?.disableSsrWorkaround,
    share: hasButton(libConfig, [ButtonType.SHARE, 'share']),
    actions: hasButton(
      libConfig,
      [
        ButtonType.FULLSCREEN,
        ButtonType.EXTURL,
        ButtonType.DELETE,
        'fullScreen',
        'extUrl',
        'delete',
      ],
      ButtonsStrategy.ADVANCED,
      ButtonsStrategy.FULL,
      'advanced',
      'full',
    ),
    video: images?.some(({ modal }) => modal.video),
    keep: libConfig.zoomConfig?.keep,
    info: render?.info !== undefined,
    caption:
      captionPlacement === 'below' ||
      isLong(description?.customFullDescription) ||
      images?.some(({ modal }) => isLong(modal.description)),
    markup:
      hasMarkup(Object.values(description ?? {}).join()) ||
      images?.some(({ modal }) => hasMarkup(modal.description)),
    links: libConfig.linkConfig !== undefined,
  };
}

/** Returns the names of the features that options use and whose code has not arrived, separated by commas. */
export function getMissingCode(options: FeatureOptions = {}): string {
  const code = codeStore.get();
  const uses = Object.entries(getUses(options)) as [Feature, boolean | undefined][];
  return uses.flatMap(([name, isUsed]) => (isUsed && !code[name] ? name : [])).join();
}

/** Returns whether the first image waits for missing code. What acts on a press or follows the URL can arrive later. */
export function isNeededFirst(missing: string): boolean {
  return /\b(?!actions|shortcuts|links)\w/.test(missing);
}

/** Fetches the missing code, each part only once; after a failure the next call tries again. */
export function loadCode(missing: string): void {
  if (codeStore.get().hasFailed) codeStore.set({ ...codeStore.get(), hasFailed: false });
  for (const name of (missing.match(/\w+/g) ?? []) as Feature[]) {
    if (requests.has(name)) continue;
    requests.add(name);
    LOADERS[name]()
      .then(
        (module) => codeStore.set({ ...codeStore.get(), [name]: module }),
        (error: unknown) => {
          console.error('The modal gallery could not be loaded.', error);
          if (isNeededFirst(name)) codeStore.set({ ...codeStore.get(), hasFailed: true });
        },
      )
      .finally(() => requests.delete(name));
  }
}
