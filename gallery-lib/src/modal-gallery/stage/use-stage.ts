'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../core/use-latest';
import { NOT_ZOOMED } from '../gallery';
import type { ModalModel } from '../view/use-modal-view';
import { createStage } from './stage';

/** Recognizes gestures in the main area of an open gallery, which must be there when the component mounts. */
export function useStage(area: RefObject<HTMLElement | null>, model: ModalModel): void {
  const latest = useLatest(model);
  const { gallery, imageStatus } = model;
  useLayoutEffect(() => {
    if (!area.current) return;
    const stage = createStage(area.current, () => latest.current);
    Object.assign(gallery, { stage });
    return () => {
      stage.detach();
      Object.assign(gallery, { stage: undefined });
    };
  }, [area, gallery, latest]);

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
