'use client';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ResolvedCarouselConfig } from '../core/config/resolve-carousel';
import { resolveCarouselConfig } from '../core/config/resolve-carousel';
import { fillLabel } from '../core/text/labels';
import { readLink, type Link, type OpenLink } from '../core/link-registry';
import { getGiven, normalizeImages } from '../core/images/normalize-images';
import type { NormalizedImage } from '../core/images/normalized-image';
import { useLatest } from '../core/use-latest';
import { readRow, type AddedRow, type RowRules } from '../core/slide-row-registry';
import {
  getNeighbours,
  type Neighbours,
  type Slides,
  type SlideState,
} from '../core/slides/slides';
import { createStore } from '../core/store';
import { checkCarousel } from '../core/config/check-carousel';
import { checkId, checkInterval } from '../core/config/rules';
import { checkImages } from '../core/config/validate';
import type { CarouselClassNames } from '../model/class-names';
import type { Action } from '../model/enums';
import type { AnyImage } from '../model/image';
import type { CarouselLibConfig } from '../model/options/lib-config';
import type { CarouselSlots } from '../model/slots';
import { useApplicationControl } from '../parts/use-application-control';
import { useGalleryId, useUniqueId } from '../parts/use-gallery-id';
import type { CarouselProps } from './props';
import { useCarouselSlides } from './use-carousel-slides';

/** Slides side by side. */
interface Row extends AddedRow {
  readonly onRules: (rules: RowRules) => void;
  /** Text of the position of the active slide. */
  readonly position: string;
}

/** What the parts of a carousel render. */
export interface CarouselModel {
  readonly state: SlideState;
  readonly slides: Slides;
  readonly neighbours: Neighbours;
  readonly config: ResolvedCarouselConfig;
  /** Name of the gallery in URLs, if it has one. */
  readonly link: Link | undefined;
  /** The images of this render, before the state has them. */
  readonly images: readonly NormalizedImage[];
  /** Shows the image in the URL. */
  readonly openLink: OpenLink;
  readonly classNames: CarouselClassNames;
  readonly slots: CarouselSlots;
  /** Called when an image is activated; without it images are not buttons. */
  readonly press: ((index: number) => void) | undefined;
  readonly row: Row | undefined;
  goTo(index: number, action: Action): void;
}

const KIND = 'Carousel';
const NONE = {};

/** Returns the same object as long as its content, which consists of plain values, does not change. */
function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const same = JSON.stringify(kept) === JSON.stringify(value);
  if (!same) setKept(value);
  return same ? kept : value;
}

/** Returns the function that a click on an image calls, always the same one, or `undefined` if images are not buttons. */
function usePress<T extends AnyImage>(
  name: string,
  slides: Slides,
  enabled: boolean,
  onClickImage: ((index: number, image: T) => void) | undefined,
): ((index: number) => void) | undefined {
  const latest = useLatest(onClickImage);
  const press = useCallback(
    (index: number) => {
      const image = slides.get().images[index];
      // The state holds the images of the caller, whose type it does not know.
      if (image) latest.current?.(index, getGiven<AnyImage>(image) as T);
    },
    [slides, latest],
  );
  const hasPress = enabled && onClickImage !== undefined;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (enabled && !hasPress) {
      console.warn(
        `${name}: modalGalleryEnable is true, but there is no onClickImage callback to open a modal gallery. See ks-gallery-react/docs/troubleshooting.md#no-onclickimage`,
      );
    }
  }, [name, enabled, hasPress]);
  return hasPress ? press : undefined;
}

const warned = new Set<string>();

/** Warns in development, once per carousel, that slides side by side cannot be scrolled without an end. */
function warnInfiniteRow(name: string, config: CarouselLibConfig | undefined): void {
  if (process.env.NODE_ENV === 'production') return;
  const isInfinite = config?.carouselSlideInfinite ?? config?.slideConfig?.infinite;
  if (!isInfinite || warned.has(name)) return;
  warned.add(name);
  console.warn(
    `${name}: carouselSlideInfinite is true, but slides side by side have two ends: arrows, keys and autoplay continue at the other end, scrolling stops. See ks-gallery-react/docs/troubleshooting.md#infinite-row`,
  );
}

/** Checks the props of a carousel, merges its options over the defaults and holds its state. */
export function useCarousel<T extends AnyImage>(props: CarouselProps<T>): CarouselModel {
  const { id, loadingMore, classNames = NONE } = props;
  const images = useMemo(() => normalizeImages(props.images), [props.images]);
  const name = checkId(KIND, id, true);
  const config = useDeepMemo(resolveCarouselConfig(props.config));
  // A list that is not there yet is no mistake of a production build.
  const isEmpty =
    images.length === 0 &&
    !loadingMore &&
    (process.env.NODE_ENV !== 'production' || props.images !== undefined);
  const hasWarned = useRef(false);
  useEffect(() => {
    if (!isEmpty || hasWarned.current) return;
    hasWarned.current = true;
    console.warn(
      `${name}: images is empty. See ks-gallery-react/docs/troubleshooting.md#empty-carousel`,
    );
  }, [name, isEmpty]);
  if (process.env.NODE_ENV !== 'production') checkCarousel(name, props.config, images);
  checkInterval(name, 'carouselPlayConfig', config.carouselPlayConfig.interval);
  checkImages(name, images);
  const link = readLink(name, props.config?.linkConfig);
  useUniqueId(KIND, id);
  useUniqueId(KIND, link && props.config?.linkConfig?.name);

  const row = useMemo(() => readRow(name, config.carouselConfig), [name, config]);
  if (row) warnInfiniteRow(name, props.config);
  const [rowRules] = useState(() => createStore<RowRules>(NONE));
  const rules = {
    ...useSyncExternalStore(rowRules.subscribe, rowRules.get, rowRules.get),
    infinite: config.carouselSlideInfinite,
    isCarousel: true,
    loadingMore,
  };
  const { state, slides } = useCarouselSlides(props, images, useGalleryId(id), rules, rowRules);
  useApplicationControl(name, slides, state, props);
  const { modalGalleryEnable } = config.carouselConfig;
  return {
    state,
    slides,
    neighbours: getNeighbours(state, rules),
    config,
    link,
    images,
    openLink(index, _, action) {
      // The image may be new in the list of this render.
      slides.dispatch({ type: 'update', images });
      if (index !== slides.get().index) slides.dispatch({ type: 'goTo', index, action });
    },
    classNames,
    // The state holds the images of the caller, whose type the parts do not know.
    slots: (props.render ?? NONE) as CarouselSlots,
    row: row && {
      ...row,
      onRules: rowRules.set,
      position: fillLabel(
        config.accessibilityConfig.slideAriaLabel,
        state.index,
        state.images.length,
      ),
    },
    press: usePress(name, slides, modalGalleryEnable, props.onClickImage),
    goTo: (index, action) => slides.dispatch({ type: 'goTo', index, action }),
  };
}
