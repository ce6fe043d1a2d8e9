import {
  fitObject,
  fitRadius,
  getFrame,
  getScale,
  intersect,
  resolveLength,
  expandCrop,
  type Pair,
  type Rect,
  type Shape,
} from '@/gallery-lib/src/core/geometry';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  at: [left, top],
  size: [width, height],
});

describe('a length of a computed style', () => {
  it.each([
    ['50%', 200, 100],
    ['12.5px', 200, 12.5],
    ['-20%', 200, -40],
    ['calc(100% - 10px)', 200, 190],
    ['calc(25% + 10px)', 200, 60],
    ['calc(-8px + 50%)', 200, 92],
    ['', 200, 0],
  ])('%s of %d px is %d px', (value, size, expected) => {
    expect(resolveLength(value, size)).toBe(expected);
  });
});

describe('the scale of an element', () => {
  it.each([
    [300, 200, 1.5],
    [50, 200, 0.25],
    [100.4, 100, 1],
    [99.6, 100, 1],
    [0, 0, 1],
  ])('%d px in the viewport, %d px laid out: %d', (length, layoutLength, expected) => {
    expect(getScale(length, layoutLength)).toBe(expected);
  });
});

describe('the place of a file in its box of 100 × 100 px', () => {
  const wide: Pair = [300, 150];
  const small: Pair = [40, 20];
  it.each([
    ['cover', '50% 50%', wide, rect(-50, 0, 200, 100)],
    ['cover', '0% 50%', wide, rect(0, 0, 200, 100)],
    ['cover', '100% 50%', wide, rect(-100, 0, 200, 100)],
    ['cover', '10px 0px', wide, rect(10, 0, 200, 100)],
    ['cover', 'calc(100% - 20px) 50%', wide, rect(-120, 0, 200, 100)],
    ['contain', '50% 50%', wide, rect(0, 25, 100, 50)],
    ['contain', '50% 100%', wide, rect(0, 50, 100, 50)],
    ['contain', '50% 50%', small, rect(0, 25, 100, 50)],
    ['fill', '50% 50%', wide, rect(0, 0, 100, 100)],
    ['none', '50% 50%', wide, rect(-100, -25, 300, 150)],
    ['none', '0% 0%', small, rect(0, 0, 40, 20)],
    ['scale-down', '50% 50%', wide, rect(0, 25, 100, 50)],
    ['scale-down', '50% 50%', small, rect(30, 40, 40, 20)],
  ])('object-fit %s at %s', (fit, position, natural, expected) => {
    expect(fitObject(fit, position, [100, 100], natural)).toEqual(expected);
  });
});

describe('the whole of a cropped image', () => {
  it.each([
    ['a square crop of a wide image', rect(100, 100, 50, 50), 1, 1.5, rect(87.5, 100, 75, 50)],
    ['a square crop of a tall image', rect(100, 100, 50, 50), 1, 0.5, rect(100, 75, 50, 100)],
    ['no crop', rect(10, 20, 60, 40), 1.5, 1.5, rect(10, 20, 60, 40)],
    ['a stretched crop', rect(0, 0, 100, 50), 1, 2, rect(-50, 0, 200, 50)],
  ])('is centred around it: %s', (_, crop, cropRatio, ratio, expected) => {
    expect(expandCrop(crop, cropRatio, ratio)).toEqual(expected);
  });
});

describe('a radius', () => {
  it.each<[Pair, Pair]>([
    [
      [10, 20],
      [10, 20],
    ],
    [
      [100, 100],
      [25, 25],
    ],
    [
      [60, 10],
      [50, 50 / 6],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j is scaled down to fit 100 × 50 px as in CSS', (radius, expected) => {
    expect(fitRadius(radius, [100, 50])).toEqual(expected);
  });
});

describe('the visible part of a thumbnail', () => {
  const box: Shape = { ...rect(0, 0, 100, 100), radius: [8, 8] };

  it('has the corner radius of its box', () => {
    expect(intersect([box, rect(-50, 0, 200, 100)])).toEqual(box);
  });

  it('has no radius where its file does not reach the corners', () => {
    const file = rect(0, 25, 100, 50);
    expect(intersect([box, file])).toEqual({ ...file, radius: [0, 0] });
  });

  it('has the radius of an ancestor with the same box, if it is larger', () => {
    const ancestor: Shape = { ...rect(0.5, 0, 99.5, 100), radius: [20, 4] };
    expect(intersect([box, ancestor]).radius).toEqual([20, 8]);
  });

  it('ends where a scrolled ancestor ends, without a radius', () => {
    const ancestor = rect(-50, 40, 300, 300);
    expect(intersect([box, ancestor])).toEqual({ ...rect(0, 40, 100, 60), radius: [0, 0] });
  });

  it('has no size if it is scrolled away', () => {
    const ancestor = rect(0, 200, 300, 300);
    expect(intersect([box, ancestor]).size[1]).toBeLessThan(0);
  });
});

describe('the first frame', () => {
  const moved = { ...rect(200, 100, 600, 400), image: rect(200, 100, 600, 400), zoom: 1 };

  it('covers an uncropped thumbnail', () => {
    const thumbnail = rect(50, 500, 60, 40);
    expect(getFrame(moved, thumbnail, thumbnail)).toEqual({
      transform: 'translate(-420px, 220px) scale(0.1,0.1)',
      clipPath: 'inset(0px 0px 0px 0px round 0px/0px)',
    });
  });

  it('shows the visible part of a cropped thumbnail with its corner radius', () => {
    const visible: Shape = { ...rect(60, 500, 40, 40), radius: [4, 4] };
    expect(getFrame(moved, rect(50, 500, 60, 40), visible)).toEqual({
      transform: 'translate(-420px, 220px) scale(0.1,0.1)',
      clipPath: 'inset(0px 100px 0px 100px round 40px/40px)',
    });
  });

  it('covers a stretched thumbnail, from an element that is larger than its image and zoomed', () => {
    const larger = { ...rect(200, 100, 800, 400), image: rect(300, 100, 600, 400), zoom: 2 };
    const thumbnail = rect(100, 100, 300, 100);
    expect(getFrame(larger, thumbnail, thumbnail)).toEqual({
      transform: 'translate(-175px, -75px) scale(0.5,0.25)',
      clipPath: 'inset(0px 50px 0px 50px round 0px/0px)',
    });
  });
});
