'use client';
import { useEffect, useRef } from 'react';
import type { PlayConfig } from '../model/common';
import { useDocumentHidden } from './use-document-hidden';
import { useMediaQuery } from './use-media-query';

interface AutoplayOptions {
  config: Required<PlayConfig>;
  /** Whatever begins a new period when it changes: the current image. */
  current: number | undefined;
  /** Whether there is a next image. */
  possible: boolean;
  /** Whether the reader stopped the show. */
  stopped: boolean;
  hovered: boolean;
  focused: boolean;
  loading: boolean;
  onAdvance: () => void;
}

/** Advances after each full interval while nothing speaks against it. */
export function useAutoplay(options: AutoplayOptions): {
  running: boolean;
  reducedMotion: boolean;
} {
  const { config, current, possible, stopped, hovered, focused, loading, onAdvance } = options;
  const hidden = useDocumentHidden();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const advance = useRef(onAdvance);
  useEffect(() => {
    advance.current = onAdvance;
  });

  const held = focused || loading || hidden || (hovered && config.pauseOnHover);
  const running = config.autoPlay && possible && !stopped && !reducedMotion;
  useEffect(() => {
    if (!running || held) return;
    // Whoever is told may let a turn pass, for instance while a dialog covers the page.
    const timer = setInterval(() => advance.current(), config.interval);
    return () => clearInterval(timer);
  }, [running, held, config.interval, current]);
  return { running, reducedMotion };
}
