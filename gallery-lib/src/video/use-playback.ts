'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { followPlayback, pause } from './playback';

/** Playback of a video in a slide. */
export interface Playback {
  element: RefObject<HTMLVideoElement | null>;
  /** URL of its first file. */
  place: string;
  /** False while the slide is not shown or its gallery closes, in which case nothing plays. */
  isActive: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
}

/** Follows the playback of a video, and pauses it when its slide is left. */
export function usePlayback({ element, place, isActive, onPlayingChange }: Playback): void {
  const latest = useRef(onPlayingChange);
  useEffect(() => {
    latest.current = onPlayingChange;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return followPlayback(element.current, place, (plays) => latest.current(plays));
  }, [element, place]);
  useEffect(() => {
    if (!isActive) pause(element.current);
  }, [element, isActive]);
}
