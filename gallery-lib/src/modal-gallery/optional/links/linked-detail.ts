'use client';
import { useEffect } from 'react';
import type { ModalModel } from '../../model/use-modal-view';

/** Returns level and centre in percent of the detail that a URL names of the image with a fragment, as in `#album-3@2.5,40,25`. */
export function findDetail(
  url: string,
  fragment: string,
): readonly [level: number, x: number, y: number] | undefined {
  const [, text, ...parts] = /#([^@#]*)@([\d.]+),([\d.]+),([\d.]+)$/.exec(url) ?? [];
  const [level = NaN, x = NaN, y = NaN] = parts.map(Number);
  return text === fragment && Number.isFinite(level + x + y) ? [level, x, y] : undefined;
}

interface LinkedDetailProps {
  model: ModalModel;
}

/** Shows the detail of the active image that the URL names. Its effect must run after those of `KeepZoom` and the stage. */
export function LinkedDetail({ model }: LinkedDetailProps): undefined {
  const { gallery, imageStatus } = model;
  const { key, status } = imageStatus;
  useEffect(() => {
    const show = (url: string) => {
      const image = gallery.getActive();
      const fragment = image && gallery.link?.getFragment(image);
      const detail = fragment && findDetail(url, fragment);
      if (!detail) return;
      const [level, x, y] = detail;
      gallery.stage?.getZoom()?.showView({ level, x: x / 100, y: y / 100 });
    };
    // The entry of this URL may have been left since.
    const onHashChange = ({ newURL }: HashChangeEvent) => show(newURL);
    if (status === 'loaded') show(location.href);
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [gallery, key, status]);
}
