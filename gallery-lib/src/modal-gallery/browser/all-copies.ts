/** What all copies of the library on a page have in common, such as that of a widget with its own bundle. */
interface AllCopies {
  /** Marks of the copies that use the history, in the order in which they began. */
  readonly marks: Set<string>;
  /** Dialogs that are shown modally, newest last. */
  readonly dialogs: Set<Element>;
  readonly popState: Set<(event: PopStateEvent) => void>;
  readonly navigate: Set<(event: NavigateEvent) => void>;
}

export const allCopies: AllCopies = ((
  globalThis as unknown as Record<symbol, AllCopies | undefined>
)[Symbol.for('ks-gallery-react')] ??= {
  marks: new Set(),
  dialogs: new Set(),
  popState: new Set(),
  navigate: new Set(),
});
