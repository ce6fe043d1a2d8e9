/** The components of the library. */
export const componentNames = ['modal', 'plain', 'carousel'] as const;
export type ComponentName = (typeof componentNames)[number];

/** The type of the configuration of each component. */
export const configTypes = {
  modal: 'ModalLibConfig',
  plain: 'PlainLibConfig',
  carousel: 'CarouselLibConfig',
} as const satisfies Record<ComponentName, string>;
