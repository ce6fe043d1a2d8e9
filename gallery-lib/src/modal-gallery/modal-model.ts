import type { ResolvedModalConfig } from '../core/config/resolve-modal';
import type { Place } from '../core/slides/places';
import type { Neighbours, SlideState } from '../core/slides/slide-state';
import type { ImageLabels } from '../core/text/image-labels';
import type { ToText } from '../core/text/plain-text';
import type { ModalGalleryClassNames } from '../model/class-names';
import type { ModalLibConfig } from '../model/options/lib-config';
import type { ModalGallerySlots } from '../model/slots';
import type { SlideContext } from '../parts/image/slide-figure';
import type { Gallery, ZoomLevel } from './gallery';
import type { SlideStatus } from './view/use-image-status';

/** What the parts of an open modal gallery render. */
export interface ModalModel {
  readonly gallery: Gallery;
  readonly state: SlideState;
  readonly config: ResolvedModalConfig;
  /** Options as passed, for fields where it matters whether they are set. */
  readonly libConfig: ModalLibConfig | undefined;
  readonly classNames: ModalGalleryClassNames;
  readonly slots: ModalGallerySlots;
  readonly neighbours: Neighbours;
  readonly context: SlideContext;
  readonly imageLabels: ImageLabels;
  readonly imageStatus: SlideStatus;
  /** Position, total and description of the active image as plain text. */
  readonly title: string;
  /** Removes the markup of a text. */
  readonly toText: ToText;
  /** True if the caption describes the dialog. */
  readonly isDescribed: boolean;
  readonly zoom: ZoomLevel;
  /** True from the start of a video until it has ended or failed. */
  readonly isHeld: boolean | undefined;
  readonly setHeld: (isHeld?: boolean) => void;
  /** The slides of the track, in their order. */
  readonly slides: readonly SlideModel[];
  /** Called when the active slide is at rest. */
  readonly onRest: () => void;
}

/** What a slide of the track renders. */
export interface SlideModel
  extends
    Place,
    Pick<
      ModalModel,
      'context' | 'imageLabels' | 'imageStatus' | 'slots' | 'title' | 'isDescribed'
    > {}
