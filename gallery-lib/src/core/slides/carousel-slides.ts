import { Action } from '../../model/enums';
import { createEvent, replaceImages, type SlideKind } from './slide-state';

/** The rules of a carousel. */
export const carouselSlides: SlideKind = {
  change(_, next, edge) {
    return [next, [...edge, createEvent('changeImage', next.trigger, next.index + 1)]];
  },
  update(state, source) {
    // A carousel updates at every render, and the application may have changed the same array.
    if (source === state.source) return [state, []];
    const next = replaceImages(state, source);
    const index = Math.max(0, next.index);
    const { images } = next;
    if (images[next.index]?.id === state.images[state.index]?.id) return [{ ...next, index }, []];
    const event = createEvent('changeImage', Action.NORMAL, index + 1);
    return [{ ...next, index, trigger: Action.NORMAL }, [event]];
  },
};
