import { createStore } from '../../core/store';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryProps } from '../props';
import { DEFAULT_PARTS, reportFailure } from './default-parts';

interface GalleryCode {
  readonly code?: typeof import('../opening');
  readonly hasFailed?: boolean;
}

/** The code of modal galleries, when it has arrived. */
export const galleryCode = createStore<GalleryCode>({});

let isRequested = false;

/** Fetches the code of modal galleries, once until that fails, and the parts that the options use. */
export function loadGallery<T extends AnyImage>(props: ModalGalleryProps<T>): void {
  const { code } = galleryCode.get();
  code?.prepareParts(props);
  if (isRequested) return;
  isRequested = true;
  galleryCode.set({});
  import('../opening').then(
    (arrived) => {
      arrived.prepareParts(props);
      galleryCode.set({ code: arrived });
    },
    (error: unknown) => {
      reportFailure(error);
      isRequested = false;
      galleryCode.set({ hasFailed: true });
    },
  );
  for (const [load, isUsed] of Object.values(DEFAULT_PARTS)) {
    // The gallery asks for them again, and reports what fails.
    if (isUsed(undefined, props.config ?? props.libConfig ?? {})) load().catch(() => undefined);
  }
}
