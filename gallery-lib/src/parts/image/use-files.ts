'use client';
import { useState, type RefObject } from 'react';
import type { ImageFile } from '../../core/images/normalized-image';
import { useBeforePaint } from '../../core/use-before-paint';
import { useLatest } from '../../core/use-latest';
import { createPicture } from './preload';

/** Which files of an image are rendered. */
interface Files<T> {
  readonly data: T;
  /** All of their URLs. */
  readonly urls: string;
  /** 0: those of the sources, 1: the image without them, 2: its fallback. */
  readonly attempt: number;
  /** Number of the element: what shows nothing is replaced. */
  readonly serial: number;
  /** Files that were shown before these, which are not known to load. */
  readonly before?: Files<T>;
}

interface FilesOptions {
  /** Returns 0 if an image has sources of its own. */
  getFirstAttempt?: (data: ImageFile) => number;
  /** True if only the element knows what it requests. */
  isCustom?: boolean;
  /** Called when files are replaced that nothing is seen of. */
  onReplace?: () => void;
}

/** Returns whether something of an element is seen. A lazy image below the window is left to the browser. */
function isInView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Returns the files of an image to render. Where others follow under the same id, such as the same under a renewed URL,
 * those that are seen stay until the others have been decoded, and for good if they fail.
 */
export function useFiles<T extends ImageFile & { autoSizes?: string }>(
  data: T,
  element: RefObject<HTMLElement | null>,
  { getFirstAttempt = () => 1, isCustom, onReplace }: FilesOptions = {},
): readonly [Files<T>, (files: Files<T>) => void] {
  const { src, fallbackImg, sources = [] } = data;
  const urls = [src, fallbackImg, ...sources.map(({ srcset }) => srcset)].join();
  const [files, setFiles] = useState<Files<T>>(() => ({
    data,
    urls,
    attempt: getFirstAttempt(data),
    serial: 0,
  }));
  const follow = (): (() => void) | undefined => {
    if (files.urls === urls) return undefined;
    const { current: shown } = element;
    const next = { data, urls, attempt: getFirstAttempt(data), serial: files.serial };
    // Without an image it is an element with a background.
    const isSeen = shown && (!('naturalWidth' in shown) || Number(shown.naturalWidth) > 0);
    if (!isSeen) {
      setFiles({ ...next, serial: next.serial + 1 });
      onReplace?.();
      return undefined;
    }
    if (isCustom || !isInView(shown)) {
      setFiles({ ...next, before: { ...files, before: undefined } });
      return undefined;
    }
    let isWanted = true;
    const load = (attempt: number) => {
      const created = createPicture(
        attempt ? { src } : data,
        data.autoSizes && `${shown.offsetWidth}px`,
      );
      created?.image.decode().then(
        () => {
          if (isWanted) setFiles({ ...next, attempt });
        },
        () => {
          if (isWanted && !attempt) load(1);
        },
      );
    };
    load(next.attempt);
    return () => {
      isWanted = false;
    };
  };
  const latest = useLatest(follow);
  useBeforePaint(() => latest.current(), [urls, latest]);
  // Also what is no URL may have changed.
  return [files.urls === urls ? { ...files, data } : files, setFiles];
}
