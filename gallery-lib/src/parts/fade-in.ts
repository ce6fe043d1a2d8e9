/** Returns a duration in CSS in ms. */
const parseDuration = (value: string) => parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;

/**
 * Fades an image that has just loaded in over its placeholder: a copy of the placeholder over the image fades out,
 * because the background of an image fades with it. The stylesheet sets the duration to 0 for an image that moves out of
 * its thumbnail, which covers its placeholder. Not for users who prefer reduced motion.
 */
export function fadeIn(image: HTMLElement): void {
  const style = getComputedStyle(image);
  const duration = parseDuration(style.getPropertyValue('--ks-fade-duration'));
  if (!duration) return;
  const cover = document.createElement('span');
  Object.assign(cover.style, {
    position: 'absolute',
    width: `${image.offsetWidth}px`,
    height: `${image.offsetHeight}px`,
    borderRadius: style.borderRadius,
    background: image.style.background,
    pointerEvents: 'none',
  });
  // A `<picture>` contains no other elements.
  (image.closest('picture') ?? image).after(cover);
  // Both positions are those in the same parent.
  cover.style.translate = `${image.offsetLeft - cover.offsetLeft}px ${image.offsetTop - cover.offsetTop}px`;
  const remove = () => cover.remove();
  cover.animate([{ opacity: 0, offset: 1 }], duration).finished.then(remove, remove);
}
