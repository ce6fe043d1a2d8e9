'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../core/use-latest';
import { NOT_ZOOMED } from '../gallery';
import { createStage, type StageModel } from './stage';

/** Recognizes gestures in the main area around the track of an open gallery. */
export function useStage(strip: RefObject<HTMLElement | null>, model: StageModel): void {
  const latest = useLatest(model);
  const { gallery, imageStatus } = model;
  useLayoutEffect(() => {
    const area = strip.current?.parentElement;
    if (!area) return;
    const stage = createStage(area, () => latest.current);
    Object.assign(gallery, { stage });
    return () => {
      stage.detach();
      Object.assign(gallery, { stage: undefined });
    };
  }, [strip, gallery, latest]);

  // After every render: what the slides contain may have changed their widths.
  useLayoutEffect(() => gallery.stage?.layOut());

  const { key } = imageStatus;
  useLayoutEffect(() => {
    gallery.stage?.reset();
    if (gallery.zoom.get() !== NOT_ZOOMED) gallery.zoom.set(NOT_ZOOMED);
  }, [gallery, key]);
  // After the effect for another image.
  const { image } = model.context;
  useLayoutEffect(() => gallery.stage?.renew(), [gallery, image]);
}
