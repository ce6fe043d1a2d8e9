/** Rectangle on the screen in px, with its edges. */
const toBox = (left, top, right, bottom) => ({ left, top, right, bottom });

/** Returns the part of a box that is within another one. */
export function intersect(a, b) {
  return toBox(
    Math.max(a.left, b.left),
    Math.max(a.top, b.top),
    Math.min(a.right, b.right),
    Math.min(a.bottom, b.bottom),
  );
}

/** Returns the box of an image of a ratio that fits into its element as `object-fit: contain` places it. */
export function contain({ left, top, right, bottom }, ratio) {
  const [width, height] = [right - left, bottom - top];
  const [x, y] = [Math.max(0, width - height * ratio) / 2, Math.max(0, height - width / ratio) / 2];
  return toBox(left + x, top + y, right - x, bottom - y);
}

const toPixels = (length, size) =>
  length.endsWith('%') ? (parseFloat(length) / 100) * size : parseFloat(length);

/**
 * Returns the part of an element's box that the computed value `inset(…)` of clip-path leaves visible. The element may be
 * scaled: `width` and `height` are those of its layout.
 */
export function clip(box, clipPath, { width, height }) {
  const lengths = /^inset\(([^)]*?)(?: round .*)?\)$/.exec(clipPath)?.[1].trim().split(/\s+/);
  if (!lengths || !width || !height) return box;
  const [top, right = top, bottom = top, left = right] = lengths;
  const scaleX = (box.right - box.left) / width;
  const scaleY = (box.bottom - box.top) / height;
  return toBox(
    box.left + toPixels(left, width) * scaleX,
    box.top + toPixels(top, height) * scaleY,
    box.right - toPixels(right, width) * scaleX,
    box.bottom - toPixels(bottom, height) * scaleY,
  );
}
