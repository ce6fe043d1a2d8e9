import type { Drag, Gesture } from '@/gallery-lib/src/gestures/gesture';
import { getGestureAction, type Edges } from '@/gallery-lib/src/gestures/gesture-action';
import { MODAL_DEFAULTS } from 'ks-gallery-react';

const pointerOf = (pointerType: string) => ({
  pointerId: 1,
  pointerType,
  target: null,
  timeStamp: 0,
  clientX: 0,
  clientY: 0,
});

function drag(axis: Drag['axis'], delta: number, more: Partial<Drag> = {}): Drag {
  const [deltaX, deltaY] = axis === 'x' ? [delta, 0] : [0, delta];
  const movement = { deltaX, deltaY, velocityX: 0, velocityY: 0, duration: 50 };
  const pointer = pointerOf('touch');
  return { type: 'drag', phase: 'start', axis, isAfterPinch: false, pointer, ...movement, ...more };
}

const byMouse = { pointer: pointerOf('mouse') };
const pinch: Gesture = {
  type: 'pinch',
  phase: 'start',
  scale: 1,
  centerX: 0,
  centerY: 0,
  pointer: pointerOf('touch'),
};
const doubleTap = (pointerType: string): Gesture => ({
  type: 'doubleTap',
  pointer: pointerOf(pointerType),
});

const { zoomConfig, dismissConfig } = MODAL_DEFAULTS;
const defaults = { zoomConfig, dismissConfig };
const withZoom = (change: Partial<typeof zoomConfig>) => ({
  dismissConfig,
  zoomConfig: { ...zoomConfig, ...change },
});
const withDismiss = (change: Partial<typeof dismissConfig>) => ({
  zoomConfig,
  dismissConfig: { ...dismissConfig, ...change },
});
const zoomed: Edges = { left: false, right: false };
const atLeftEdge: Edges = { left: true, right: false };

const cases: [string, Gesture, typeof defaults, string, Edges?][] = [
  ['a horizontal drag', drag('x', 12), defaults, 'navigate'],
  ['a drag down', drag('y', 12), defaults, 'dismiss'],
  ['a drag up', drag('y', -12), defaults, 'dismiss'],
  ['a drag up, only down enabled', drag('y', -12), withDismiss({ enable: 'down' }), 'none'],
  ['a drag down, only down enabled', drag('y', 12), withDismiss({ enable: 'down' }), 'dismiss'],
  ['a drag down, disabled', drag('y', 12), withDismiss({ enable: false }), 'none'],
  ['a drag down with a pen', drag('y', 12, { pointer: pointerOf('pen') }), defaults, 'dismiss'],
  ['a drag down with the mouse', drag('y', 12, byMouse), defaults, 'none'],
  ['the same, enabled', drag('y', 12, byMouse), withDismiss({ mouse: true }), 'dismiss'],
  ['a drag down of a zoomed image', drag('y', 12), defaults, 'pan', zoomed],
  ['a horizontal drag of a zoomed image', drag('x', 12), defaults, 'pan', zoomed],
  ['a drag to the right at the left edge', drag('x', 12), defaults, 'navigate', atLeftEdge],
  ['a drag to the left at the left edge', drag('x', -12), defaults, 'pan', atLeftEdge],
  ['the finger left after a pinch', drag('x', 12, { isAfterPinch: true }), defaults, 'pan'],
  ['a pinch', pinch, defaults, 'zoom'],
  ['a pinch, disabled', pinch, withZoom({ enable: false }), 'none'],
  ['a double tap', doubleTap('touch'), defaults, 'zoom'],
  ['a double tap with a pen', doubleTap('pen'), defaults, 'zoom'],
  ['a double tap with a pen, disabled', doubleTap('pen'), withZoom({ doubleTap: false }), 'none'],
  ['a double tap of a device without a type', doubleTap(''), defaults, 'zoom'],
  ['a double click', doubleTap('mouse'), defaults, 'none'],
  ['a double click, enabled', doubleTap('mouse'), withZoom({ doubleTap: true }), 'zoom'],
  ['a double tap, disabled', doubleTap('touch'), withZoom({ doubleTap: false }), 'none'],
  ['a double tap without zoom', doubleTap('touch'), withZoom({ enable: false }), 'none'],
  ['a tap', { type: 'tap', pointer: pointerOf('touch') }, defaults, 'none'],
];

it.each(
  cases.map(([name, gesture, config, expected, edges]) => ({
    name,
    gesture,
    config,
    expected,
    edges,
  })),
)('$name means: $expected', ({ gesture, config, expected, edges }) => {
  expect(getGestureAction(gesture, config, edges)).toBe(expected);
});
