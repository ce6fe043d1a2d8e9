import {
  fitObject,
  getCoveringFrame,
  intersect,
  resolveLength,
  type Box,
  type Pair,
} from '@/gallery-lib/src/core/geometry';

const rect = (
  left: number,
  top: number,
  width: number,
  height: number,
  [radiusX, radiusY]: Pair = [0, 0],
): Box => [
  { start: left, end: left + width, radius: radiusX },
  { start: top, end: top + height, radius: radiusY },
];

it.each([
  ['50%', 200, 100],
  ['calc(100% - 10px)', 200, 190],
  ['calc(25% + 10px)', 200, 60],
  ['calc(-8px + 50%)', 200, 92],
  ['-0.5e1px', 200, -5],
  ['3.35544e+07px', 200, 33_554_400],
  ['', 200, 0],
])('the length %s of %d px in a computed style is %d px', (value, size, expected) => {
  expect(resolveLength(value, size)).toBe(expected);
});

const wide: Pair = [300, 150];
const small: Pair = [40, 20];
it.each([
  ['cover', '50% 50%', wide, '-50 200, 0 100'],
  ['cover', '0% 50%', wide, '0 200, 0 100'],
  ['cover', '100% 50%', wide, '-100 200, 0 100'],
  ['cover', '10px 0px', wide, '10 200, 0 100'],
  ['cover', 'calc(100% - 20px) 50%', wide, '-120 200, 0 100'],
  ['contain', '50% 50%', wide, '0 100, 25 50'],
  ['contain', '50% 100%', wide, '0 100, 50 50'],
  ['contain', '50% 50%', small, '0 100, 25 50'],
  ['fill', '50% 50%', wide, '0 100, 0 100'],
  ['none', '50% 50%', wide, '-100 300, -25 150'],
  ['none', '0% 0%', small, '0 40, 0 20'],
  ['scale-down', '50% 50%', wide, '0 100, 25 50'],
  ['scale-down', '50% 50%', small, '30 40, 40 20'],
])(
  'the place of a file with object-fit %s at %s in its box of 100 × 100 px',
  (objectFit, objectPosition, natural, expected) => {
    const found = fitObject({ objectFit, objectPosition }, [100, 100], natural);
    expect(found.map((axis) => axis.join(' ')).join(', ')).toBe(expected);
  },
);

describe('the visible part of a thumbnail', () => {
  const box = rect(0, 0, 100, 100, [8, 8]);

  it('has the corner radius of its box', () => {
    expect(intersect([box, rect(-50, 0, 200, 100)])).toEqual(box);
  });

  it('has no radius where its file does not reach the corners', () => {
    const file = rect(0, 25, 100, 50);
    expect(intersect([box, file])).toEqual(file);
  });

  it('has the radius of an ancestor with the same box, if it is larger', () => {
    const ancestor = rect(0.5, 0, 99.5, 100, [20, 4]);
    expect(intersect([box, ancestor]).map(({ radius }) => radius)).toEqual([20, 8]);
  });

  it('ends where a scrolled ancestor ends, without a radius', () => {
    const ancestor = rect(-50, 40, 300, 300);
    expect(intersect([box, ancestor])).toEqual(rect(0, 40, 100, 60));
  });

  it('has no size if it is scrolled away', () => {
    const [, y] = intersect([box, rect(0, 200, 300, 300)]);
    expect(y.end).toBeLessThan(y.start);
  });

  it.each([
    ['10 20', '10 20'],
    ['100 100', '25 25'],
    ['60 10', '50 8.333'],
    ['0 0', '0 0'],
  ])('has a radius of %s px scaled down to %s to fit 100 × 50 px as in CSS', (given, expected) => {
    const [horizontal = 0, vertical = 0] = given.split(' ').map(Number);
    const axes = intersect([rect(0, 0, 100, 50, [horizontal, vertical])]);
    expect(axes.map(({ radius }) => Number(radius.toFixed(3))).join(' ')).toBe(expected);
  });
});

/** Returns the keyframe with its numbers rounded. */
function getFrame(...given: Parameters<typeof getCoveringFrame>) {
  const round = (text: string) =>
    text.replaceAll(/[\d.]+/g, (number) => String(Number(Number(number).toFixed(3))));
  const { transform, clipPath } = getCoveringFrame(...given);
  return { transform: round(transform), clipPath: round(clipPath) };
}

describe('the first frame', () => {
  const content = rect(200, 100, 600, 400);

  it('covers an uncropped thumbnail', () => {
    const file = rect(50, 500, 60, 40);
    expect(getFrame(content, content, 1.5, { file, visible: file, ratio: 1.5 })).toEqual({
      transform: 'translate(-70%, 55%) scale(0.1, 0.1)',
      clipPath: 'inset(0% 0% 0% 0% round 0%/0%)',
    });
  });

  it('shows the visible part of a cropped thumbnail with its corner radius', () => {
    const file = rect(50, 500, 60, 40);
    const visible = rect(65, 500, 30, 40, [6, 6]);
    expect(getFrame(content, content, 1.5, { file, visible, ratio: 1.5 })).toEqual({
      transform: 'translate(-70%, 55%) scale(0.1, 0.1)',
      clipPath: 'inset(0% 25% 0% 25% round 10%/15%)',
    });
  });

  it('covers a stretched thumbnail, from an element that is larger than its image', () => {
    const file = rect(100, 100, 300, 100);
    const larger = rect(200, 100, 800, 400);
    const image = rect(300, 100, 600, 400);
    expect(getFrame(larger, image, 1.5, { file, visible: file, ratio: 1.5 })).toEqual({
      transform: 'translate(-43.75%, -37.5%) scale(0.5, 0.25)',
      clipPath: 'inset(0% 12.5% 0% 12.5% round 0%/0%)',
    });
  });

  const square = rect(100, 100, 60, 60);
  it.each<[string, Box, ratio: number, transform: string]>([
    ['a square crop of a wide image', square, 1.5, '-61.667%, -42.5%) scale(0.15, 0.15)'],
    ['a square crop of a tall image', square, 0.5, '-61.667%, -42.5%) scale(0.1, 0.3)'],
    ['no crop', square, 1, '-61.667%, -42.5%) scale(0.1, 0.15)'],
    ['a stretched crop', rect(0, 0, 120, 60), 2, '-73.333%, -67.5%) scale(0.4, 0.15)'],
  ])('centres the whole of a cropped image around it: %s', (_, file, ratio, transform) => {
    const crop = { file, visible: file, ratio: 1 };
    expect(getFrame(content, content, ratio, crop).transform).toBe(`translate(${transform}`);
  });
});
