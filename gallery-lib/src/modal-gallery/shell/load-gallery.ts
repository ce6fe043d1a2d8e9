import { createStore } from '../../core/store';
import type { AnyImage } from '../../model/image';
import type { GivenContent } from '../gallery';

interface GalleryCode {
  readonly code?: typeof import('../opening');
  readonly hasFailed?: boolean;
}

/** The code of modal galleries, when it has arrived. */
export const galleryCode = createStore<GalleryCode>({});

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
