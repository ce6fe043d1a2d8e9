/** An event that a gallery emits. */
export interface GalleryEvent {
  /** Name of the prop in React: `onChangeImage`. */
  readonly name: string;
  readonly meaning: string;
  /** What the callback receives, each with the name of its type. */
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  /** Name of the output or stream in Angular: `changeImage`, `show$`. Undefined if only the React edition has the event. */
  readonly angularName?: string;
}
