import type { SlideCommand, SlideEvent } from '../core/slide-state';
import type { Slides } from '../core/slides';
import { createEmitter } from '../core/stream';
import { checkImages } from '../core/validate';
import { Action } from '../model/enums';
import { ImageModalEvent, type ButtonEvent } from '../model/events';
import type { ModalGalleryRef } from '../model/modal-gallery';

/** Creates the streams of a gallery. */
export function createStreams() {
  const create = () => createEmitter<ImageModalEvent>();
  return {
    hasData: create(),
    show: create(),
    firstImage: create(),
    lastImage: create(),
    close: create(),
    /** Its result is the 0-based index. */
    indexChange: create(),
    buttonBefore: createEmitter<ButtonEvent>(),
    buttonAfter: createEmitter<ButtonEvent>(),
  };
}

/** Streams of a gallery with the functions that emit on them. */
export type Streams = ReturnType<typeof createStreams>;

/** Returns the function that emits the events of the state, and the one that leaves out those that would be a loop. */
export function createDispatcher(id: number, streams: Streams, isOpen: () => boolean) {
  let emitting: string | undefined;
  return {
    emit({ name, action, result, image }: SlideEvent): void {
      // A listener may have closed the gallery; only `close$` emits after that.
      if (name === 'changeImage' || (!isOpen() && name !== 'close')) return;
      emitting = name;
      streams[name].emit(new ImageModalEvent(id, action, result, image));
      emitting = undefined;
    },
    /** An update made by a listener emits neither show$ nor the stream of that listener, which would be an endless loop. */
    filter({ type }: SlideCommand, events: SlideEvent[]): SlideEvent[] {
      if (!emitting || type !== 'update') return events;
      return events.filter(
        ({ name }) => name === 'close' || (name === 'hasData' && name !== emitting),
      );
    },
  };
}

/** Returns the public handle of a gallery; without `slides` it is closed. */
export function createRef(
  id: number,
  name: string,
  streams: Streams,
  slides?: Slides,
): ModalGalleryRef {
  const action = Action.NORMAL;
  return {
    id,
    get isOpen() {
      return slides?.get().open ?? false;
    },
    close$: streams.close.stream,
    show$: streams.show.stream,
    firstImage$: streams.firstImage.stream,
    lastImage$: streams.lastImage.stream,
    hasData$: streams.hasData.stream,
    buttonBeforeHook$: streams.buttonBefore.stream,
    buttonAfterHook$: streams.buttonAfter.stream,
    closeModal: () => slides?.dispatch({ type: 'close', action }),
    navigateTo: (index) => slides?.dispatch({ type: 'goTo', index, action }),
    updateImages(images) {
      checkImages(name, images, true);
      slides?.dispatch({ type: 'update', images });
    },
  };
}
