import {
  getDismissDirection,
  getDismissFade,
  getDismissTransform,
} from '@/gallery-lib/src/gestures/dismiss';

const HEIGHT = 600;

it.each([
  ['at the start', 0, { x: 0, y: 0, scale: 1 }],
  ['half of the way', 100, { x: 0, y: 100, scale: 0.925 }],
  ['at a third of the height', 200, { x: 0, y: 200, scale: 0.85 }],
  ['beyond', -400, { x: 0, y: -400, scale: 0.85 }],
])('the image follows the finger and shrinks %s', (_, deltaY, expected) => {
  const { x, y, scale } = getDismissTransform(deltaY, HEIGHT, false);
  expect({ x, y, scale: Number(scale.toFixed(4)) }).toEqual(expected);
});

it.each([
  [0, 1, 1],
  [30, 0.9, 0.5],
  [-60, 0.8, 0],
  [150, 0.5, 0],
  [300, 0, 0],
  [-500, 0, 0],
])('at %s px the backdrop has %s of its opacity, the controls %s', (y, backdrop, controls) => {
  const fade = getDismissFade(y, HEIGHT);
  expect(fade.backdrop).toBeCloseTo(backdrop);
  expect(fade.controls).toBeCloseTo(controls);
});

describe('a release', () => {
  it.each([
    ['slowly beyond a fifth of the height', 121, 0, 'down'],
    ['slowly within it', 119, 0, undefined],
    ['quickly after a short way', 40, 0.5, 'down'],
    ['upwards', -80, -0.3, 'up'],
    ['far away but moving back', 300, -0.1, undefined],
    ['far up but moving back', -300, 0.1, undefined],
  ])('%s', (_, deltaY, velocityY, expected) => {
    const movement = { deltaX: 0, deltaY, velocityX: 0, velocityY, duration: 300 };
    expect(getDismissDirection(movement, HEIGHT, false)).toBe(expected);
  });

  it('upwards does not close if only downwards is enabled', () => {
    const movement = { deltaX: 0, deltaY: -300, velocityX: 0, velocityY: -1, duration: 300 };
    expect(getDismissDirection(movement, HEIGHT, true)).toBeUndefined();
    expect(getDismissTransform(-100, HEIGHT, true).y).toBeCloseTo(-15);
  });
});
