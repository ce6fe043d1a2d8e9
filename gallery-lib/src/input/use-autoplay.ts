'use client';
import { useEffect } from 'react';
import type { PlayConfig } from '../model/common';
import { useLatest } from '../core/use-latest';
import { usePageState } from './use-page-state';

interface AutoplayOptions {
  config: Required<PlayConfig>;
  /** Id of the active image; a change restarts the interval. */
  current: number | undefined;
  /** True if there is a next image. */
  canAdvance: boolean;
  /** True after autoplay has been stopped by the user or the application. */
  isStopped: boolean;
  hovered: boolean;
  focused: boolean;
  loading: boolean;
  onAdvance: () => void;
}

/**
 * Calls `onAdvance` every `config.interval` ms while autoplay runs. It pauses for focus, loading, hidden tabs and, with
 * `pauseOnHover`, for the pointer, and never runs with reduced motion.
 */
export function useAutoplay(options: AutoplayOptions): {
  running: boolean;
  reducedMotion: boolean;
} {
  const { config, current, canAdvance, isStopped, hovered, focused, loading, onAdvance } = options;
  const { hidden, reducedMotion } = usePageState();
  const advance = useLatest(onAdvance);

  const paused = focused || loading || hidden || (hovered && config.pauseOnHover);
  const running = config.autoPlay && canAdvance && !isStopped && !reducedMotion;
  useEffect(() => {
    if (!running || paused) return;
    // An interval, not a timeout, because `onAdvance` may skip a turn, for example behind an open dialog.
    const timer = setInterval(() => advance.current(), config.interval);
    return () => clearInterval(timer);
  }, [running, paused, config.interval, current, advance]);
  return { running, reducedMotion };
}
