'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { View } from '../gallery/gallery-stage';
import type { ModalModel } from '../model/use-modal-view';

/** Keeps the view of a zoomed image when another image is shown. Its effects must run before those of the stage. */
export function KeepZoom({ model }: { model: ModalModel }): undefined {
  const { gallery, config, imageStatus } = model;
  const { key, status } = imageStatus;
  const { keep, enable } = config.zoomConfig;
  const view = useRef<View>(undefined);
  const canZoom = enable && status === 'loaded';
  const last = useRef({ key, canZoom });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, canZoom };
    if (!keep) view.current = undefined;
    // The stage has not begun anew for this image. A video, or an image that was not shown, leaves it as it is.
    else if (before.key !== key && before.canZoom) view.current = gallery.stage?.getView();
  }, [gallery, keep, key, canZoom]);
  useEffect(() => {
    if (canZoom && view.current) gallery.stage?.getZoom()?.showView(view.current);
  }, [gallery, canZoom, key]);
}
