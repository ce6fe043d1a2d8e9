'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../core/use-latest';
import { NOT_ZOOMED } from '../view/session';
import type { ModalViewModel } from '../view/use-modal-view';
import { createStage } from './stage';

/** Recognizes gestures in the main area of an open gallery, which must be there when the component mounts. */
export function useStage(area: RefObject<HTMLElement | null>, model: ModalViewModel): void {
  const latest = useLatest(model);
  const { session, imageStatus } = model;
  useLayoutEffect(() => {
    if (!area.current) return;
    const stage = createStage(area.current, () => latest.current);
    session.setStage(stage);
    return () => {
      stage.detach();
      session.setStage(undefined);
    };
  }, [area, session, latest]);

  // After every render: what the slides contain may have changed their widths.
  useLayoutEffect(() => session.getStage()?.layOut());

  const { key } = imageStatus;
  useLayoutEffect(() => {
    session.getStage()?.reset();
    if (session.zoom.get() !== NOT_ZOOMED) session.zoom.set(NOT_ZOOMED);
  }, [session, key]);
}
