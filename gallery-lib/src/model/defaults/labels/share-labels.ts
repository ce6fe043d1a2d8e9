/** Texts of sharing, which are part of its code. */
export const SHARE_LABELS = {
  linkCopiedText: 'Link copied',
  linkFieldAriaLabel: 'Link to this image',
} as const;
