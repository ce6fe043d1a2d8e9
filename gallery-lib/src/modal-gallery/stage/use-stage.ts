'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { whenIdle } from '../../core/when-idle';
import { useLatest } from '../../core/use-latest';
import { loadZoom } from '../zoom/lazy-zoom';
import { createStage } from './stage';
import type { ModalModel } from '../modal-model';
import { NOT_ZOOMED } from '../zoom/zoom-level';

/** Recognizes gestures in the main area of an open gallery, which must be there when the component mounts. */
export function useStage(area: RefObject<HTMLElement | null>, model: ModalModel): void {
  const latest = useLatest(model);
  const { session, config, imageStatus } = model;
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

  const isEnabled = config.zoomConfig.enable;
  useEffect(() => {
    if (!isEnabled) return undefined;
    // The next use tries again and reports.
    return whenIdle(() => void loadZoom().catch(() => undefined));
  }, [isEnabled]);
}
