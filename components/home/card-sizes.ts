/** Widths of an image that fills the upper part of a component's card; see home.scss. */
export const cardSizes =
  '(min-width: 1536px) 470px, (min-width: 990px) 31vw, (min-width: 640px) 48vw, 95vw';
