import type { ResolvedModalConfig } from '../core/config/resolve-modal';
import type { Drag, Gesture, PointerSample } from './gesture';

/** What a gesture on the active image does. */
export type GestureAction = 'navigate' | 'pan' | 'zoom' | 'dismiss' | 'none';

/** Edges of an image that are inside the viewport. */
export interface Edges {
  readonly left: boolean;
  readonly right: boolean;
}

type GestureConfig = Pick<ResolvedModalConfig, 'zoomConfig' | 'dismissConfig'>;

/** Returns whether two taps or clicks of a pointer zoom, so that the first one has to wait. */
export function canDoubleTap(
  { enable, doubleTap }: GestureConfig['zoomConfig'],
  pointerType: PointerSample['pointerType'],
): boolean {
  return enable && (doubleTap === true || (doubleTap === 'touch' && pointerType !== 'mouse'));
}

function canDismiss(drag: Drag, { enable, mouse }: GestureConfig['dismissConfig']) {
  if (drag.pointer.pointerType === 'mouse' && !mouse) return false;
  return enable === 'both' || (enable === 'down' && drag.deltaY > 0);
}

/** Decides at the start of a gesture what it does until it ends. `edges` are those of an image that is zoomed. */
export function getGestureAction(
  gesture: Gesture,
  { zoomConfig, dismissConfig }: GestureConfig,
  edges?: Edges,
): GestureAction {
  const { type, pointer } = gesture;
  if (type === 'tap') return 'none';
  if (type === 'doubleTap') return canDoubleTap(zoomConfig, pointer.pointerType) ? 'zoom' : 'none';
  if (type === 'pinch') return zoomConfig.enable ? 'zoom' : 'none';
  const isHorizontal = gesture.axis === 'x';
  if (type === 'pending') return !edges && isHorizontal ? 'navigate' : 'none';
  if (gesture.isAfterPinch) return zoomConfig.enable ? 'pan' : 'none';
  if (isHorizontal && (!edges || edges[gesture.deltaX > 0 ? 'left' : 'right'])) return 'navigate';
  if (edges) return 'pan';
  return canDismiss(gesture, dismissConfig) ? 'dismiss' : 'none';
}
