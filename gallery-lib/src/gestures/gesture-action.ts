import type { ResolvedModalConfig } from '../core/config/resolve-modal';
import type { Drag, Gesture, PointerSample } from './gesture';

/** What a gesture on the active image does. */
export type GestureAction = 'navigate' | 'pan' | 'zoom' | 'dismiss' | 'none';

/** State on which the action of a gesture depends. */
export interface GestureContext {
  /** True if the image is larger than it fits. */
  readonly isZoomed: boolean;
  /** Edges of the image that are inside the viewport. */
  readonly visibleEdges: { readonly left: boolean; readonly right: boolean };
  readonly config: Pick<ResolvedModalConfig, 'zoomConfig' | 'dismissConfig'>;
}

/** Returns whether two taps or clicks of a pointer zoom, so that the first one has to wait. */
export function canDoubleTap(
  { enable, doubleTap }: GestureContext['config']['zoomConfig'],
  pointerType: PointerSample['pointerType'],
): boolean {
  return enable && (doubleTap === true || (doubleTap === 'touch' && pointerType !== 'mouse'));
}

function canDismiss(drag: Drag, { enable, mouse }: GestureContext['config']['dismissConfig']) {
  if (drag.pointer.pointerType === 'mouse' && !mouse) return false;
  return enable === 'both' || (enable === 'down' && drag.deltaY > 0);
}

/** Decides at the start of a gesture what it does until it ends. */
export function getGestureAction(gesture: Gesture, context: GestureContext): GestureAction {
  const { isZoomed, visibleEdges, config } = context;
  switch (gesture.type) {
    case 'tap':
      return 'none';
    case 'pending':
      return !isZoomed && gesture.axis === 'x' ? 'navigate' : 'none';
    case 'doubleTap':
      return canDoubleTap(config.zoomConfig, gesture.pointer.pointerType) ? 'zoom' : 'none';
    case 'pinch':
      return config.zoomConfig.enable ? 'zoom' : 'none';
    case 'drag': {
      if (gesture.isAfterPinch) return config.zoomConfig.enable ? 'pan' : 'none';
      if (!isZoomed) {
        if (gesture.axis === 'x') return 'navigate';
        return canDismiss(gesture, config.dismissConfig) ? 'dismiss' : 'none';
      }
      const edge = gesture.deltaX > 0 ? visibleEdges.left : visibleEdges.right;
      return gesture.axis === 'x' && edge ? 'navigate' : 'pan';
    }
  }
}
