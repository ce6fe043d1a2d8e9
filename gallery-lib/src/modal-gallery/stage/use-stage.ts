'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../core/use-latest';
import { useLifetime } from '../../core/use-lifetime';
import { NOT_ZOOMED } from '../gallery';
import { createStage, type StageModel } from './stage';

/** Recognizes gestures in the main area around the track of an open gallery. */
export function useStage(strip: RefObject<HTMLElement | null>, model: StageModel): void {
  const latest = useLatest(model);
  const { gallery, imageStatus } = model;
  // Not an effect: what the user has zoomed stays while something beside the gallery suspends.
  useLifetime(() => {
    const area = strip.current?.parentElement;
    if (!area) return () => {};
    const stage = createStage(area, () => latest.current);
    Object.assign(gallery, { stage });
    return () => {
      stage.detach();
      Object.assign(gallery, { stage: undefined });
    };
  });

  // After every render: what the slides contain may have changed their widths.
  useLayoutEffect(() => gallery.stage?.layOut());

  const { key } = imageStatus;
  const shown = useRef(key);
  useLayoutEffect(() => {
    // The same image has been hidden meanwhile.
    if (shown.current === key) return;
    shown.current = key;
    gallery.stage?.reset();
    if (gallery.zoom.get() !== NOT_ZOOMED) gallery.zoom.set(NOT_ZOOMED);
  }, [gallery, key]);
  // After the effect for another image.
  const { image } = model.context;
  useLayoutEffect(() => gallery.stage?.renew(), [gallery, image]);
}
