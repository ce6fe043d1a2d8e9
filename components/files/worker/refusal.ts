/** Why a photograph is left out, as the end of a sentence that begins with its name. */
export class Refusal extends Error {}

/** Larger images do not fit into the memory of a phone: four bytes a pixel. */
export const LIMIT_PIXELS = 150_000_000;

/** Longer sides than browsers can draw. */
export const LIMIT_SIDE = 32_767;

export const refusals = {
  empty: 'is empty',
  noImage: 'is not an image',
  tooLarge: `has more than ${LIMIT_PIXELS / 1_000_000} million pixels, too many for a browser; use the command`,
  cutOff: 'is damaged: the file ends too early. Copy it from the camera again and add it',
  damaged: 'is damaged: it cannot be decoded. Copy it from the camera again and add it',
  heic: 'is HEIC, which this browser cannot decode. Open this page in Safari, or export it as JPEG',
  avif: 'is AVIF, which this browser cannot decode, or damaged. Export it as JPEG',
  tiff: 'is TIFF, which browsers cannot decode. Export it as JPEG, or use the command',
  svg: 'is SVG, which has no pixels. The command copies such files',
  memory: 'needs more memory than there is. Close other tabs, or use the command',
} as const;
