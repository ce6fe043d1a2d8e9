'use client';
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useLatest } from '../core/use-latest';
import type { PlayConfig } from '../model/options/common';
import { getReducedMotion, prefersReducedMotion } from '../core/reduced-motion';

function subscribe(notify: () => void): () => void {
  const list = getReducedMotion();
  document.addEventListener('visibilitychange', notify);
  list?.addEventListener('change', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    list?.removeEventListener('change', notify);
  };
}

const no = () => false;

/** Returns whether the page is in a hidden tab and whether reduced motion is preferred; false on the server. */
function usePageState(): { hidden: boolean; reducedMotion: boolean } {
  return {
    hidden: useSyncExternalStore(subscribe, () => document.hidden, no),
    reducedMotion: useSyncExternalStore(subscribe, prefersReducedMotion, no),
  };
}

/** Tracks whether the pointer or keyboard focus (`:focus-visible`) is inside the element that has the handlers. */
function useHoverFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    hovered,
    focused,
    /** Ignores the focus until it moves. */
    releaseFocus: () => setFocused(false),
    handlers: {
      // Where an element appears under a pointer at rest, React emits no pointerenter.
      onPointerOver: (event: PointerEvent) => {
        // Touch sends pointerover too, but does not hover; neither does an event that a script has made.
        if (/^(mouse|pen)$/.test(event.pointerType)) setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Part of an element that has to be visible. */
const VISIBLE_PART = 1 / 3;

/** Returns whether a third of an element is visible, if it has a layout at all. */
function useIsInView(area: RefObject<Element | null> | undefined): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const Observer = globalThis.IntersectionObserver as typeof IntersectionObserver | undefined;
    if (!area?.current || !Observer) return;
    const observer = new Observer(
      (entries) => {
        const { intersectionRatio = 0, intersectionRect, rootBounds } = entries.at(-1) ?? {};
        // One that is higher than the window may fill it.
        const filled = (intersectionRect?.height ?? 0) / (rootBounds?.height ?? Infinity);
        setInView(Math.max(intersectionRatio, filled) >= VISIBLE_PART);
      },
      { threshold: [0, 0.1, 0.2, VISIBLE_PART] },
    );
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [area]);
  return isInView;
}

/** Time in ms after which an image that does not arrive is passed, if two intervals are not longer. */
const LOADING_TIME = 10_000;

/** Longest delay in ms of a timer: browsers take a longer one for 0. */
const LONGEST_DELAY = 2 ** 31 - 1;

interface AutoplayOptions {
  config: Required<PlayConfig>;
  /** Id of the active image; a change restarts the interval. */
  current: number | undefined;
  /** True if there is a next image. */
  canAdvance: boolean;
  /** True after autoplay has been stopped by the user or the application. */
  isStopped: boolean;
  loading: boolean;
  /** True while the active image is loading, which may never end. */
  isImageLoading: boolean;
  /** The element that has to be in view; it is the one that shows the images. */
  area?: RefObject<Element | null>;
  onAdvance: () => void;
}

/** State of autoplay, and the handlers of the element in which pointer and focus pause it. */
export interface Autoplay extends Pick<
  ReturnType<typeof useHoverFocus>,
  'handlers' | 'releaseFocus'
> {
  running: boolean;
  /** True if autoplay runs and neither the pointer nor focus pauses it. */
  moving: boolean;
  reducedMotion: boolean;
}

/**
 * Calls `onAdvance` every `config.interval` ms while autoplay runs. It pauses for focus, loading, hidden tabs, while
 * less than a third of its area is visible and, with `pauseOnHover`, for the pointer, and never runs with reduced motion.
 */
export function useAutoplay(options: AutoplayOptions): Autoplay {
  const { config, current, canAdvance, isStopped, loading, isImageLoading, onAdvance } = options;
  const { hovered, focused, ...inside } = useHoverFocus();
  const { hidden, reducedMotion } = usePageState();
  const advance = useLatest(onAdvance);

  const isPaused = focused || (hovered && config.pauseOnHover);
  const running = config.autoPlay && canAdvance && !isStopped && !reducedMotion;
  const isInView = useIsInView(options.area);
  const active = running && !isPaused && !loading && !hidden && isInView;
  const delay = isImageLoading ? Math.max(2 * config.interval, LOADING_TIME) : config.interval;
  useEffect(() => {
    if (!active) return;
    // An interval, not a timeout, because `onAdvance` may skip a turn, for example behind an open dialog.
    const timer = setInterval(() => advance.current(), Math.min(delay, LONGEST_DELAY));
    return () => clearInterval(timer);
  }, [active, delay, current, advance]);
  return { running, moving: running && !isPaused, reducedMotion, ...inside };
}
