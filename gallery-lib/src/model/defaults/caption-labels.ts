/** Texts of long captions, which are part of their code. */
export const CAPTION_LABELS = { captionMoreText: 'More' } as const;
