'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ModalModel } from '../view/use-modal-view';

/** Keeps level and detail of the zoom when another image is shown. Its effects must run before those of the stage. */
export function KeepZoom({ model }: { model: ModalModel }): undefined {
  const { gallery, config, imageStatus } = model;
  const { key, status } = imageStatus;
  const { keep, enable } = config.zoomConfig;
  const detail = useRef<string>(undefined);
  const canZoom = enable && status === 'loaded';
  const last = useRef({ key, canZoom });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, canZoom };
    if (!keep) detail.current = undefined;
    // The stage has not begun anew for this image. A video, or an image that was not shown, leaves the detail as it is.
    else if (before.key !== key && before.canZoom) detail.current = gallery.stage?.getLastDetail();
  }, [gallery, keep, key, canZoom]);
  useEffect(() => {
    const [level, x, y] = detail.current?.split(',').map(Number) ?? [];
    if (!canZoom || !level) return;
    gallery.stage?.getZoom()?.showDetail(level, x ?? 0, y ?? 0);
  }, [gallery, canZoom, key]);
}
