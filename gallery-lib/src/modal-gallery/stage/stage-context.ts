import type { ModalModel } from '../view/use-modal-view';
import type { Writer } from './writer';

/** What was rendered last. */
export interface StageModel extends ModalModel {
  /** Called when the active slide is at rest. */
  readonly onRest: () => void;
}

/** What the parts of a stage work on. */
export interface StageContext {
  readonly area: HTMLElement;
  readonly writer: Writer;
  /** Returns the element with the active image. */
  getContent(): HTMLElement | null;
  /** Returns what was rendered last. */
  getModel(): StageModel;
}
