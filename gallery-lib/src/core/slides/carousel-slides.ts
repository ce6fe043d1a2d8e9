import { Action } from '../../model/enums';
import { windowAfterChange, windowAround } from './preview-window';
import { createEvent, hasSameIds, isSameImage, replaceImages, type SlideKind } from './slide-state';

/** The rules of a carousel. */
export const carouselSlides: SlideKind = {
  wrapsThumbnails: false,
  change(before, next, edge, previews) {
    const { index, images } = next;
    const window =
      index === before.index
        ? before.window
        : windowAfterChange(before.window, index, previews, images.length);
    return [{ ...next, window }, [...edge, createEvent('changeImage', next.trigger, index + 1)]];
  },
  update(state, source, previews) {
    const { window } = state;
    // A carousel updates at every render, and the application may have changed the same array.
    const isSame = source === state.source;
    const given = isSame ? state.images : source;
    const keepsSize = window.end - window.start === Math.min(previews, given.length);
    if (keepsSize && isSame) return [state, []];
    const { images, index, ...rest } = replaceImages(state, given);
    // A new array with the same images must not undo the user's scrolling of the thumbnails.
    const keepsWindow = keepsSize && hasSameIds(images, state.images);
    const next = {
      ...rest,
      source,
      images,
      index: Math.max(0, index),
      window: keepsWindow ? window : windowAround(index, previews, images.length),
    };
    const shown = state.images[state.index];
    const image = images[index];
    if (isSameImage(image, shown)) return [next, []];
    const event = createEvent('changeImage', Action.NORMAL, index + 1);
    return [{ ...next, trigger: Action.NORMAL }, [event]];
  },
};
