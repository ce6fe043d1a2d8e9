import type { KeyboardEvent } from 'react';
import type { ResolvedCarouselConfig } from '../core/config/resolve-carousel';
import type { Slides } from '../core/slides/slides';
import { isRightToLeft } from '../core/elements';
import { getKeyAction } from '../input/keys';
import { KEYS } from '../model/defaults/shared';
import { Action } from '../model/enums';

/** Handles a key pressed inside a carousel: the configured keys, and those of the WAI-ARIA tabs pattern on a dot. */
export function handleCarouselKey(
  event: KeyboardEvent<HTMLElement>,
  config: ResolvedCarouselConfig,
  slides: Slides,
): void {
  const target = event.target as Element;
  // React events bubble out of portals; content rendered outside the carousel keeps its keys.
  if (!event.currentTarget.contains(target)) return;
  const inTabs = target.closest('[role="tablist"]') !== null;
  if (!inTabs && !config.carouselConfig.keyboardEnable) return;
  const keys = inTabs ? KEYS : config.keyboardConfig;
  const keyAction = getKeyAction(event.nativeEvent, keys, isRightToLeft(event.currentTarget));
  const action = Action.KEYBOARD;
  if (keyAction === 'next' || keyAction === 'previous') {
    slides.dispatch({ type: keyAction, action });
  } else if (inTabs && (keyAction === 'first' || keyAction === 'last')) {
    const index = keyAction === 'first' ? 0 : slides.get().images.length - 1;
    slides.dispatch({ type: 'goTo', index, action });
  } else return;
  event.preventDefault();
}
