import {
  centerAt,
  applyLevelResistance,
  applyResistance,
  applyWheel,
  dragBy,
  getEdges,
  getGlide,
  getWheelDistance,
  getBounds,
  getCenter,
  getDoubleTapLevel,
  getMaximum,
  getPanStep,
  restAt,
  restLevel,
  removeResistance,
  zoomAround,
  type Place,
} from '@/gallery-lib/src/gestures/zoom-geometry';

/** An image of 300 x 200 px in the middle of an area of 400 x 600 px. */
const place: Place = {
  x: { middle: 200, size: 300, min: -200, max: 200 },
  y: { middle: 350, size: 200, min: -300, max: 300 },
};

it.each([
  ['the configured maximum', 4, 2.5, 4],
  ['a larger file', 4, 6.2, 6.2],
  ['a file of more than 10 times the size', 4, 25, 25],
  ['a configured maximum of more than 10', 12, 3, 10],
  ['a smaller configured maximum', 2, 1.2, 2],
  ['an image without a known size', 4, 0, 4],
])('the maximum is that of %s', (_, configured, natural, expected) => {
  expect(getMaximum(configured, natural)).toBe(expected);
});

it.each([
  [0.5, 2],
  [1, 2],
  [1.49, 2],
  [1.5, 1.5],
  [2.4, 2.4],
  [3, 3],
  [3.01, 3],
  [12, 3],
])('a double tap on a file of %s times the size zooms to %s', (natural, expected) => {
  expect(getDoubleTapLevel(natural, place.x)).toBe(expected);
});

it.each([
  ['fills less than a third of the width', 100, 5, 4],
  ['fills a third of the width', 400 / 3, 2, 2],
  ['is a screenshot of a long page', 40, 27, 10],
])('a double tap on an image that %s shows all of its width', (_, size, natural, expected) => {
  expect(getDoubleTapLevel(natural, { ...place.x, size })).toBe(expected);
});

it.each([
  ['an image that is hardly larger than the area', 200, 2, 80],
  ['a long image', 6000, 4, 480],
  ['an image ten times as high as the area', 1500, 4, 270],
])('an arrow key pans %s', (_, size, scale, expected) => {
  expect(getPanStep({ ...place.y, size }, scale)).toBe(expected);
});

it.each([
  ['below 1', 0.5, 1, 0.925],
  ['between 1 and the maximum', 2.5, 1, 2.5],
  ['above the maximum', 6, 2, 4.1],
  ['that begins below 1', 0.88, 0.88, 0.88],
  ['that continues from there', 1.5, 0.88, 1.5],
  ['that begins above the maximum', 4.2, 4.2, 4.2],
])('the image follows a pinch %s', (_, level, start, expected) => {
  expect(applyLevelResistance(level, start, 4)).toBeCloseTo(expected);
});

it.each([
  [0.4, 1],
  [1.019, 1],
  [1.02, 1.02],
  [3, 3],
  [4.3, 4],
])('the level %s rests at %s', (level, expected) => {
  expect(restLevel(level, 4)).toBe(expected);
});

describe('the bounds of an image', () => {
  it.each([
    ['smaller than the area in both directions', 1.2, { min: 0, max: 0 }, { min: 0, max: 0 }],
    ['wider than the area', 2, { min: -100, max: 100 }, { min: 0, max: 0 }],
    ['larger than the area', 4, { min: -400, max: 400 }, { min: -100, max: 100 }],
  ])('%s leave no gap', (_, scale, x, y) => {
    expect(getBounds(place.x, scale)).toEqual(x);
    expect(getBounds(place.y, scale)).toEqual(y);
  });

  it('keep an image beside the middle of the area inside it', () => {
    const beside = { ...place.x, min: -170, max: 230 };
    expect(getBounds(beside, 1.2)).toEqual({ min: 10, max: 10 });
    expect(getBounds(beside, 2)).toEqual({ min: -70, max: 130 });
  });

  it.each([
    ['inside', 50, 50],
    ['outside', 300, 170],
    ['outside on the other side', -300, -170],
  ])('are followed %s', (_, position, expected) => {
    const range = { min: -100, max: 100 };
    expect(applyResistance(position, range)).toBeCloseTo(expected);
    expect(removeResistance(applyResistance(position, range), range)).toBeCloseTo(position);
  });
});

it('rests where it fits, without a distance', () => {
  expect(restAt({ x: 30, y: -20, scale: 1 }, place)).toEqual({ x: 0, y: 0, scale: 1 });
});

it.each([
  [2, { x: 50, y: -50 }],
  [3.7, { x: -140, y: 70 }],
])('zooming to %s keeps the image point under the pointer', (scale, point) => {
  const start = { x: -35, y: 12, scale: 1.4 };
  const imagePoint = (transform: typeof start) => ({
    x: (point.x - transform.x) / transform.scale,
    y: (point.y - transform.y) / transform.scale,
  });
  const end = zoomAround(start, scale, point);
  expect(imagePoint(end).x).toBeCloseTo(imagePoint(start).x, 9);
  expect(imagePoint(end).y).toBeCloseTo(imagePoint(start).y, 9);
});

it('a pinch that moves takes the image point along', () => {
  const start = { x: 0, y: 0, scale: 1 };
  const from = { x: 150, y: 300 };
  const to = { x: 190, y: 340 };
  expect(zoomAround(start, 1, from, to)).toEqual({ x: 40, y: 40, scale: 1 });
});

it('level and centre survive another size of the area', () => {
  const center = { x: 0.6, y: 0.45 };
  const rotated: Place = {
    x: { middle: 400, size: 225, min: -400, max: 400 },
    y: { middle: 150, size: 150, min: -150, max: 150 },
  };
  const transform = centerAt(center, 5, place);
  expect(getCenter(transform, place).x).toBeCloseTo(0.6);
  expect(getCenter(transform, place).y).toBeCloseTo(0.45);
  expect(getCenter(centerAt(center, 5, rotated), rotated).x).toBeCloseTo(0.6);
});

it('a centre outside the image is moved to where no gap is shown', () => {
  const transform = centerAt({ x: 0, y: 0 }, 4, place);
  expect(transform).toEqual({ x: 400, y: 100, scale: 4 });
});

describe('a released image', () => {
  const zoomed = { x: 0, y: 0, scale: 4 };

  it('glides as far as it would if it lost 0.5 % of its speed per millisecond', () => {
    const { to, time } = getGlide(zoomed, { x: 0.5, y: -0.2 }, place);
    expect(to).toEqual({ x: 100, y: -40, scale: 4 });
    expect(time).toBe(600);
  });

  it('comes to rest at the edge', () => {
    expect(getGlide(zoomed, { x: 3, y: -3 }, place).to).toEqual({ x: 400, y: -100, scale: 4 });
  });

  it('returns from outside, in 300 ms, also if it was moving away', () => {
    const { to, time } = getGlide({ ...zoomed, x: 460 }, { x: 1, y: 0 }, place);
    expect(to).toEqual({ x: 400, y: 0, scale: 4 });
    expect(time).toBe(300);
  });
});

it('an image that is dragged follows the finger, and slower outside its bounds', () => {
  const from = { x: 380, y: 0, scale: 4 };
  expect(dragBy(from, { x: 10, y: 20 }, place)).toEqual({ x: 390, y: 20, scale: 4 });
  expect(dragBy(from, { x: 120, y: 0 }, place).x).toBeCloseTo(435);
  expect(dragBy(dragBy(from, { x: 120, y: 0 }, place), { x: -120, y: 0 }, place).x).toBeCloseTo(
    380,
  );
});

it.each([
  ['in the middle', 0, { left: false, right: false }],
  ['at the left one', 400, { left: true, right: false }],
  ['1 px from the right one', -399, { left: false, right: true }],
])('an edge is visible %s', (_, x, expected) => {
  expect(getEdges(x, 4, place.x)).toEqual(expected);
});

describe('the wheel', () => {
  it.each([
    [0, 30],
    [1, 990],
    [2, 12_000],
    [7, 30],
  ])('has distances in the unit %s', (deltaMode, expected) => {
    const event = new WheelEvent('wheel', { deltaX: 0, deltaY: 30, deltaMode });
    expect(getWheelDistance(event)).toEqual({ x: 0, y: expected });
  });

  it.each([
    ['a notch', 1, -120, 1.25],
    ['a trackpad', 1, -4, Math.exp(0.04)],
    ['a notch back', 2, 120, 1.6],
    ['a notch below 1', 1.1, 120, 1],
    ['a notch above the maximum', 3.9, -120, 4],
  ])('changes the level by %s', (_, level, distance, expected) => {
    expect(applyWheel(level, distance, 4)).toBeCloseTo(expected);
  });
});
