import { createEmitter } from '../../core/stream';
import type { ButtonEvent, ImageModalEvent } from '../../model/events';

/** The streams of a gallery. */
export type GalleryStreams = ReturnType<typeof createStreams>;

/** Creates the streams of a gallery. */
export function createStreams() {
  const create = () => createEmitter<ImageModalEvent>();
  return {
    hasData: create(),
    show: create(),
    firstImage: create(),
    lastImage: create(),
    close: create(),
    buttonBefore: createEmitter<ButtonEvent>(),
    buttonAfter: createEmitter<ButtonEvent>(),
  };
}

/** Returns the streams under the names that a handle has for them. */
export const nameStreams = (streams: GalleryStreams) => ({
  close$: streams.close.stream,
  show$: streams.show.stream,
  firstImage$: streams.firstImage.stream,
  lastImage$: streams.lastImage.stream,
  hasData$: streams.hasData.stream,
  buttonBeforeHook$: streams.buttonBefore.stream,
  buttonAfterHook$: streams.buttonAfter.stream,
});
