/** The components of the library. */
export const componentNames = ['modal', 'plain', 'carousel'] as const;
export type ComponentName = (typeof componentNames)[number];

/** What the pages call each component. */
export const componentTitles: Readonly<Record<ComponentName, string>> = {
  modal: 'Modal gallery',
  plain: 'Plain gallery',
  carousel: 'Carousel',
};

/** The type of the configuration of each component. */
export const configTypes = {
  modal: 'ModalLibConfig',
  plain: 'PlainLibConfig',
  carousel: 'CarouselLibConfig',
} as const satisfies Record<ComponentName, string>;
