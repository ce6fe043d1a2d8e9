import type { NormalizedImage } from '../../core/images/normalized-image';
import { getDeclaredWidth } from '../../core/url/sources';
import { getFileSize } from './file-size';
import { createPicture } from '../../parts/image/preload';

/** Larger file of the active image. */
export interface ZoomImage {
  /** Requests a file for an image that is shown with a width in px, unless a larger one was requested before. */
  request(width: number): void;
  /** Returns the width of the largest file in px, as far as it is known. */
  getWidth(): number;
  /** Removes the file, for a slide that is left. */
  remove(): void;
}

const getBase = (content: HTMLElement | null) =>
  content?.querySelector<HTMLImageElement>('.ks-current-image');

/**
 * Returns the largest width in px of the files of an image that are shown or declared; 0 if it is not known. A declared
 * width that is not that of the file is wrong, unless there is a larger file.
 */
export function getFileWidth(content: HTMLElement | null, data: NormalizedImage): number {
  const base = getBase(content);
  const own = !data.zoomImg && getFileSize(base);
  return own
    ? own.width
    : Math.max(base?.naturalWidth ?? 0, data.width ?? 0, getDeclaredWidth(data));
}

/** Shows larger files over an image when it is zoomed, each as soon as it is decoded. */
export function createZoomImage(content: HTMLElement, getData: () => NormalizedImage): ZoomImage {
  const base = getBase(content);
  let data = getData();
  let largest = getFileWidth(content, data);
  let requested = 0;
  let shown: Element | undefined;

  const show = async (picture: HTMLElement, image: HTMLImageElement, width: number) => {
    try {
      await image.decode();
    } catch {
      // The file is missing; the one below stays.
      return;
    }
    // A larger file may have been faster.
    if (width < requested || image.currentSrc === base?.currentSrc) return;
    largest = Math.max(largest, image.naturalWidth);
    shown?.remove();
    shown = picture;
    // In the button of the image, which it covers: what it is clicked for and its menu are those of the file that is seen.
    (base?.closest('picture') ?? base)?.after(picture);
  };
  return {
    getWidth: () => largest,
    remove() {
      requested = Infinity;
      shown?.remove();
    },
    request(width) {
      // The URLs of what is shown may have been renewed.
      if (shown && data !== getData()) requested = 0;
      data = getData();
      const needed = width * devicePixelRatio;
      const hasWidths = data.sources?.some(({ srcset }) => /\dw/.test(srcset));
      if (!base || width <= requested) return;
      const sizes = `${Math.ceil(width)}px`;
      const created =
        (needed > largest && createPicture({ src: data.zoomImg ?? '' }, sizes)) ||
        (hasWidths && createPicture(data, sizes));
      if (!created) return;
      requested = width;
      const { picture, image } = created;
      image.className = 'ks-zoom-image';
      image.alt = '';
      image.draggable = false;
      void show(picture, image, width);
    },
  };
}
