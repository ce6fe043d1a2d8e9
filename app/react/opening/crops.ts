/** Class and label of each thumbnail. */
export const crops = [
  ['cover', 'object-fit: cover'],
  ['contain', 'object-fit: contain'],
  ['circle', 'border-radius: 50%'],
  ['none', 'object-fit: none'],
  ['scale-down', 'object-fit: scale-down'],
  ['round', 'a square file, with round corners'],
  ['position', 'object-position: right'],
] as const;
