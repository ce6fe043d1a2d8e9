/** Texts of the information about an image, which are part of its code. */
export const INFO_LABELS = { infoAriaLabel: 'Information about the image' } as const;
