'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { followPlayback, pause } from './playback';

/** Playback of a video in a slide. */
export interface Playback {
  element: RefObject<HTMLVideoElement | null>;
  /** URLs of its files, which name its place. */
  place: string;
  /** False while the slide is not shown or its gallery closes, in which case nothing plays. */
  isActive: boolean;
  /**
   * Called with true when it begins to play, and with false when it has ended or failed. A pause changes nothing, because
   * browsers pause while the user drags in the timeline. Called with nothing when its slide is left.
   */
  onHold: (isHeld?: boolean) => void;
}

/** Follows the playback of a video, and pauses it when its slide is left. */
export function usePlayback({ element, place, isActive, onHold }: Playback): void {
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  const loaded = useRef(place);
  useEffect(() => {
    if (!element.current) return undefined;
    const before = loaded.current;
    loaded.current = place;
    return followPlayback(element.current, place, before, (isHeld) => latest.current(isHeld));
  }, [element, place]);
  useEffect(() => {
    if (isActive) return () => latest.current();
    pause(element.current);
    return undefined;
  }, [element, isActive]);
}
