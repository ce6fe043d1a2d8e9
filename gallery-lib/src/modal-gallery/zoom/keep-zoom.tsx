'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ModalModel } from '../view/use-modal-view';

/** Keeps level and detail of the zoom when another image is shown. Its effects must run before those of the stage. */
export function KeepZoom({ model }: { model: ModalModel }): undefined {
  const { session, config, imageStatus } = model;
  const { key, status } = imageStatus;
  const { keep, enable } = config.zoomConfig;
  const detail = useRef<string>(undefined);
  const last = useRef(key);
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    // The stage has not begun anew for this image.
    detail.current = keep ? session.getStage()?.getDetail() : undefined;
  }, [session, keep, key]);
  useEffect(() => {
    const [level, x, y] = detail.current?.split(',').map(Number) ?? [];
    if (status !== 'loaded' || !level || !enable) return;
    session.getStage()?.useZoom((zoom) => zoom.showDetail(level, x ?? 0, y ?? 0));
  }, [session, enable, key, status]);
}
