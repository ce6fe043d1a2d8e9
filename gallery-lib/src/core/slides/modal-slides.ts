import { Action } from '../../model/enums';
import { windowAround } from './preview-window';
import {
  createEvent,
  getEdgeEvents,
  isSameImage,
  replaceImages,
  type SlideEvent,
  type SlideKind,
  type SlideState,
} from './slide-state';

/** Returns the events to emit after a modal gallery has opened. */
export function getOpeningEvents(state: SlideState): SlideEvent[] {
  return [
    createEvent('hasData', Action.LOAD),
    createEvent('show', Action.LOAD, state.index + 1),
    ...getEdgeEvents(state, Action.NORMAL),
  ];
}

/** The rules of a modal gallery. */
export const modalSlides: SlideKind = {
  wrapsThumbnails: true,
  change(_, next, edge, previews) {
    const { index, images, trigger } = next;
    const window = windowAround(index, previews, images.length);
    return [{ ...next, window }, [createEvent('show', trigger, index + 1), ...edge]];
  },
  update(state, source, previews) {
    const next = replaceImages(state, source);
    const { index, images } = next;
    const window = windowAround(index, previews, images.length);
    const events = getOpeningEvents(next);
    const same = index === state.index && isSameImage(state.images[index], images[index]);
    return [{ ...next, window, trigger: Action.LOAD }, same ? events.slice(0, 1) : events];
  },
};
