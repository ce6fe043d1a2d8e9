'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../core/use-latest';
import { useLifetime } from '../../core/use-lifetime';
import { createStage, type StageModel } from './stage';

/** Recognizes gestures in the main area around the track of an open gallery. */
export function useStage(strip: RefObject<HTMLElement | null>, model: StageModel): void {
  const latest = useLatest(model);
  const { gallery } = model;
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
}
