/** The pictures that `npm run demo-pictures` writes; their size is in pixels. */
export const pictureSize = { width: 480, height: 300 } as const;
export const pictureSchemes = ['light', 'dark'] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export const maxPictureBytes = 12_000;

/** URL of a picture of a demo, without base path. */
export function pictureUrl(
  slug: string,
  scheme: (typeof pictureSchemes)[number],
  format: (typeof pictureFormats)[number],
): string {
  return `/assets/images/demos/${slug}-${scheme}.${format}`;
}
