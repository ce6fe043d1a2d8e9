/** Texts of videos, which are part of their code. */
export const VIDEO_LABELS = {
  videoPlayAriaLabel: 'Play the video: {name}',
  videoErrorText: 'This video could not be played.',
  videoZoomText: '{action}: not available for videos',
} as const;
