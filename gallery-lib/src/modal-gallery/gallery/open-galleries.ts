import { createStore } from '../../core/store';
import type { ModalGalleryRef } from '../../model/modal-gallery';
import type { ModalLibConfig } from '../../model/options/lib-config';

/** An open gallery, as the service sees it. */
export interface OpenGallery {
  readonly id: number;
  readonly ref: ModalGalleryRef;
  readonly content: { readonly libConfig?: ModalLibConfig };
  /** Elements that focus can return to; missing until the code has arrived. */
  readonly openers?: readonly HTMLElement[];
}

/** The open galleries, newest last. */
export const openGalleries = createStore<readonly OpenGallery[]>([]);
