import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { getRatio } from '../core/images/get-ratio';
import type { NormalizedImage } from '../core/images/normalized-image';
import { useLatest } from '../core/use-latest';

/** Proportions of the images that have loaded without having declared any. */
const loaded = new WeakMap<NormalizedImage, number>();

/** Returns the proportions of the file of an image, if it has loaded without having declared any. */
export const getLoadedRatio = (image: NormalizedImage | undefined): number =>
  (image && loaded.get(image)) ?? NaN;

interface FollowLoadsProps extends ComponentProps<'div'> {
  images: readonly NormalizedImage[];
  /** Called once per frame in which proportions have become known. */
  onChange: () => void;
}

/** Container of thumbnails that reads the proportions of images that have not declared any. */
export function FollowLoads({ images, onChange, ...props }: FollowLoadsProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest({ images, onChange });
  useEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    let frame = 0;
    const read = (file: HTMLImageElement) => {
      const thumbnail = file.closest<HTMLElement>('[data-index]');
      const image = latest.current.images[Number(thumbnail?.dataset.index)];
      const ratio = file.naturalWidth / file.naturalHeight;
      if (!thumbnail || !image || !ratio || getRatio(image) || loaded.has(image)) return;
      // What is above the window stays as it is: it would move what is read.
      if (thumbnail.getBoundingClientRect().bottom < 0) return;
      loaded.set(image, ratio);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current.onChange());
    };
    const onLoad = ({ target }: Event) => read(target as HTMLImageElement);
    // Those that were loaded before hydration.
    for (const file of current.querySelectorAll('img')) if (file.complete) read(file);
    // The event does not bubble.
    current.addEventListener('load', onLoad, true);
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener('load', onLoad, true);
    };
  }, [latest]);
  return <div ref={container} {...props} />;
}
