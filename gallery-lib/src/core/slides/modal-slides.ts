import { Action } from '../../model/enums';
import {
  createEvent,
  getEdgeEvents,
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
  change(_, next, edge) {
    return [next, [createEvent('show', next.trigger, next.index + 1), ...edge]];
  },
  update(state, source) {
    const next = replaceImages(state, source);
    const { index, images } = next;
    const events = getOpeningEvents(next);
    const same = index === state.index && state.images[index]?.id === images[index]?.id;
    return [{ ...next, trigger: Action.LOAD }, same ? events.slice(0, 1) : events];
  },
};
