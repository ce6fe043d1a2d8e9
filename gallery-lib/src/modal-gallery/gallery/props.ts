import type { ControlledIndexProps } from '../../model/controlled';
import type { ButtonEvent, ImageModalEvent } from '../../model/events';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryContent } from '../../model/modal-gallery';

/** Props of `ModalGallery`: what `open` takes, and a callback for each stream of its gallery. */
export interface ModalGalleryProps<T extends AnyImage = AnyImage>
  extends ModalGalleryContent<T>, ControlledIndexProps<T> {
  /** Integer >= 0, unique among the open modal galleries; needed only for `modalGalleryService`. */
  id?: number;
  /** Shows the gallery while true. */
  open: boolean;
  /** The image to show, found in `images` by its id; a change shows that image. Default: the one at `index` or `defaultIndex`. */
  currentImage?: T;
  /** Called with `false` when the gallery closes while it is mounted and `open` is true. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Called for each event of `close$`: once, when the gallery closes.
   * @alias close event, on close, gallery closes
   */
  onClose?: (event: ImageModalEvent<T>) => void;
  /** Called for each event of `show$`; `result` is the 1-based position of the image. */
  onShow?: (event: ImageModalEvent<T>) => void;
  /** Called for each event of `firstImage$`: the first image is reached. */
  onFirstImage?: (event: ImageModalEvent<T>) => void;
  /** Called for each event of `lastImage$`: the last image is reached. */
  onLastImage?: (event: ImageModalEvent<T>) => void;
  /** Called for each event of `hasData$`: after opening and after an update of the images. */
  onHasData?: (event: ImageModalEvent<T>) => void;
  /** Called for each event of `buttonBeforeHook$`: before the action of a toolbar button. */
  onButtonBeforeHook?: (event: ButtonEvent<T>) => void;
  /** Called for each event of `buttonAfterHook$`: after the action of a toolbar button, except the close button. */
  onButtonAfterHook?: (event: ButtonEvent<T>) => void;
}
