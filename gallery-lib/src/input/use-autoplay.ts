'use client';
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
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

interface AutoplayOptions {
  config: Required<PlayConfig>;
  /** Id of the active image; a change restarts the interval. */
  current: number | undefined;
  /** True if there is a next image. */
  canAdvance: boolean;
  /** True after autoplay has been stopped by the user or the application. */
  isStopped: boolean;
  loading: boolean;
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
 * Calls `onAdvance` every `config.interval` ms while autoplay runs. It pauses for focus, loading, hidden tabs and, with
 * `pauseOnHover`, for the pointer, and never runs with reduced motion.
 */
export function useAutoplay(options: AutoplayOptions): Autoplay {
  const { config, current, canAdvance, isStopped, loading, onAdvance } = options;
  const { hovered, focused, ...inside } = useHoverFocus();
  const { hidden, reducedMotion } = usePageState();
  const advance = useLatest(onAdvance);

  const isPaused = focused || (hovered && config.pauseOnHover);
  const running = config.autoPlay && canAdvance && !isStopped && !reducedMotion;
  const active = running && !isPaused && !loading && !hidden;
  useEffect(() => {
    if (!active) return;
    // An interval, not a timeout, because `onAdvance` may skip a turn, for example behind an open dialog. Browsers take
    // one that is longer for 0.
    const timer = setInterval(() => advance.current(), Math.min(config.interval, 2 ** 31 - 1));
    return () => clearInterval(timer);
  }, [active, config.interval, current, advance]);
  return { running, moving: running && !isPaused, reducedMotion, ...inside };
}
