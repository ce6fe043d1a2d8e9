import { createStore } from '../../core/store';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryRef } from '../../model/modal-gallery';
import type { GalleryContent, GivenContent } from '../gallery';

interface GalleryCode {
  readonly code?: typeof import('../opening');
  readonly hasFailed?: boolean;
}

/** The code of modal galleries, when it has arrived. */
export const galleryCode = createStore<GalleryCode>({});

/** An open gallery, as the service sees it. */
export interface OpenGallery {
  readonly id: number;
  readonly ref: ModalGalleryRef;
  readonly content: Pick<GalleryContent, 'libConfig'>;
  /** Elements that focus can return to; missing until the code has arrived. */
  readonly openers?: readonly HTMLElement[];
}

/** The open galleries, newest last. */
export const openGalleries = createStore<readonly OpenGallery[]>([]);

/** Says in the console that code could not be fetched. */
export const reportFailure = (error: unknown): void =>
  console.error('The modal gallery could not be loaded.', error);

let isRequested = false;

/** Fetches the code of modal galleries, once until that fails, and the parts that the options use. */
export function loadGallery<T extends AnyImage>(given?: GivenContent<T>): void {
  const { code } = galleryCode.get();
  code?.prepareParts(given);
  if (isRequested) return;
  isRequested = true;
  galleryCode.set({});
  import('../opening').then(
    (arrived) => {
      arrived.prepareParts(given);
      galleryCode.set({ code: arrived });
    },
    (error: unknown) => {
      reportFailure(error);
      isRequested = false;
      galleryCode.set({ hasFailed: true });
    },
  );
}
