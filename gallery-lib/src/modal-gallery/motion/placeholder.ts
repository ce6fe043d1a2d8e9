import type { Thumbnail } from './find-thumbnail';

const isLoaded = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;

/** Waits until an image, or the fallback in its place, can be painted. */
export async function whenDecoded(img: HTMLImageElement): Promise<void> {
  if (!isLoaded(img))
    await new Promise((resolve) => img.addEventListener('load', resolve, { once: true }));
  // A decoding error is that of a broken file, which the gallery reports.
  await img.decode().catch(() => undefined);
}

/**
 * Shows the file of the thumbnail below a full image; one without a known size gets the aspect ratio of the thumbnail.
 * Returns a function that ends this.
 */
export function showPlaceholder(img: HTMLImageElement, thumbnail: Thumbnail): () => void {
  const { style } = img;
  const { cssText } = style;
  const hasSize = style.getPropertyValue('--ks-ratio');
  if (!hasSize && isLoaded(img)) style.width = 'auto';
  else if (!hasSize) style.setProperty('--ks-ratio', `${thumbnail.ratio}`);
  Object.assign(style, {
    aspectRatio: 'var(--ks-ratio)',
    // The full image may have another ratio than its thumbnail, which then is a crop of it.
    objectFit: 'cover',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    ...thumbnail.background,
  });
  return () => {
    style.cssText = cssText;
    if (!cssText) img.removeAttribute('style');
    // An SVG file without a size has no width of its own.
    if (!img.offsetWidth && isLoaded(img))
      style.setProperty('--ks-ratio', `${img.naturalWidth / img.naturalHeight}`);
  };
}
