import type { ReactNode } from 'react';
import type { Container } from '../../core/elements';
import { createStore } from '../../core/store';
import type { AnyImage } from '../../model/image';
import type { GalleryContent, GivenContent } from '../gallery/content';
import type { Gallery } from '../gallery/gallery';
import type { ModalGalleryProps } from '../gallery/props';
import type { GalleryStreams } from '../gallery/streams';

export interface GalleryDialogProps {
  gallery: Gallery;
  content: GalleryContent;
  /** True if another dialog has been shown while the code was loading. */
  isLate: boolean;
  /** Called when the gallery has closed and nothing of it is visible any more. Must not change. */
  onGone: () => void;
}

export interface OpeningProps<T extends AnyImage> {
  id: number;
  /** Name in messages. */
  name: string;
  props: ModalGalleryProps<T>;
  container: Container;
  /** True if a dialog has been shown while the code was loading. */
  isLate: boolean;
  /** Called when nothing of the gallery is visible any more. Must not change. */
  onGone: () => void;
  /** Called when `Activity` shows a gallery again that it has closed. */
  onReturn: () => void;
}

/** The code of modal galleries, which is above this: `opening.tsx`. */
interface OpeningCode {
  readonly Opening: <T extends AnyImage>(opening: OpeningProps<T>) => ReactNode;
  readonly GalleryDialog: (props: GalleryDialogProps) => ReactNode;
  readonly prepareParts: <T extends AnyImage>(given?: GivenContent<T>) => void;
  readonly startGallery: (
    id: number,
    name: string,
    given: GivenContent<AnyImage>,
    streams?: GalleryStreams,
  ) => Gallery;
}

interface GalleryCode {
  readonly code?: OpeningCode;
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
