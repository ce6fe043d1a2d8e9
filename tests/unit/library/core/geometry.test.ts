import {
  fitObject,
  getCoveringFrame,
  intersect,
  resolveLength,
  type Crop,
  type Extent,
  type Pair,
  type Place,
} from '@/gallery-lib/src/core/geometry';

const rect = (
  left: number,
  top: number,
  width: number,
  height: number,
  [radiusX, radiusY]: Pair = [0, 0],
): Pair<Extent> => [
  [left, left + width, radiusX],
  [top, top + height, radiusY],
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
  expect(resolveLength(value, 0, size)).toBe(expected);
});

it.each([
  ['10px 20%', '10, 40'],
  ['20%', '20, 40'],
  ['calc(100% - 10px) 5px', '90, 5'],
  ['5px calc(100% - 10px)', '5, 190'],
])('the lengths %s along 100 and 200 px are %s px', (value, expected) => {
  expect(`${resolveLength(value, 0, 100)}, ${resolveLength(value, 1, 200)}`).toBe(expected);
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
  'the position of a file with object-fit %s at %s in its box of 100 × 100 px',
  (objectFit, objectPosition, natural, expected) => {
    const sizes = fitObject(objectFit, [100, 100], natural);
    const found = sizes.map(
      (size, axis) => `${resolveLength(objectPosition, axis ? 1 : 0, 100 - size)} ${size}`,
    );
    expect(found.join(', ')).toBe(expected);
  },
);

describe('the visible part of a thumbnail', () => {
  const box = rect(0, 0, 100, 100, [8, 8]);
  const intersectAll = (...boxes: Pair<Extent>[]) =>
    intersect([boxes.map(([x]) => x), boxes.map(([, y]) => y)]);
  const getRadii = (...boxes: Pair<Extent>[]) => intersectAll(...boxes).map((extent) => extent[2]);

  it('has the corner radius of its box', () => {
    expect(intersectAll(box, rect(-50, 0, 200, 100))).toEqual(box);
  });

  it('has no corner radius where its file does not reach the corners', () => {
    expect(intersectAll(box, rect(0, 25, 100, 50))).toEqual(rect(0, 25, 100, 50, [8, 0]));
  });

  it('has the radius of an ancestor with the same box, if it is larger', () => {
    expect(getRadii(box, rect(0.5, 0, 99.5, 100, [20, 4]))).toEqual([20, 8]);
  });

  it('has no radius below 0, which that of a box with a wide border would be', () => {
    expect(getRadii(rect(0, 0, 100, 100, [-4, -4]))).toEqual([0, 0]);
  });

  it('ends where a scrolled ancestor ends, without a corner radius', () => {
    expect(intersectAll(box, rect(-50, 40, 300, 300))).toEqual(rect(0, 40, 100, 60, [8, 0]));
  });

  it('has no size if it is scrolled away', () => {
    const [, [start, end]] = intersectAll(box, rect(0, 200, 300, 300));
    expect(end).toBeLessThan(start);
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
  const placeOf = (box: Pair<Extent>, [x, y] = box): Place => [
    [box[0], x],
    [box[1], y],
  ];
  const cropOf = (file: Pair<Extent>, ratio: number, visible = file): Crop => ({
    place: placeOf(file),
    ratio,
    visible,
  });
  const box = rect(200, 100, 600, 400);
  const content = placeOf(box);

  it('covers an uncropped thumbnail', () => {
    const crop = cropOf(rect(50, 500, 60, 40), 1.5);
    expect(getFrame(content, content, 1.5, crop)).toEqual({
      transform: 'translate(-70%, 55%) scale(0.1, 0.1)',
      clipPath: 'inset(0% 0% 0% 0% round 0%/0%)',
    });
  });

  it('shows the visible part of a cropped thumbnail with its corner radius', () => {
    const crop = cropOf(rect(50, 500, 60, 40), 1.5, rect(65, 500, 30, 40, [6, 6]));
    expect(getFrame(content, content, 1.5, crop)).toEqual({
      transform: 'translate(-70%, 55%) scale(0.1, 0.1)',
      clipPath: 'inset(0% 25% 0% 25% round 10%/15%)',
    });
  });

  it('covers a stretched thumbnail, from an element that is larger than its image', () => {
    const larger = rect(200, 100, 800, 400);
    const image = placeOf(larger, rect(300, 100, 600, 400));
    const crop = cropOf(rect(100, 100, 300, 100), 1.5);
    expect(getFrame(placeOf(larger), image, 1.5, crop)).toEqual({
      transform: 'translate(-43.75%, -37.5%) scale(0.5, 0.25)',
      clipPath: 'inset(0% 12.5% 0% 12.5% round 0%/0%)',
    });
  });

  it.each<[given: Pair, expected: Pair]>([
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
      [50, 8.333],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('scales a radius of %j px to %j to fit 100 × 50 px as CSS does', (given, expected) => {
    const full = placeOf(rect(0, 0, 100, 100));
    const crop = cropOf(rect(0, 0, 100, 100), 1, rect(0, 0, 100, 50, given));
    const { clipPath } = getFrame(full, full, 1, crop);
    expect(clipPath).toBe(`inset(0% 0% 50% 0% round ${expected[0]}%/${expected[1]}%)`);
  });

  const square = rect(100, 100, 60, 60);
  it.each<[string, Pair<Extent>, ratio: number, transform: string]>([
    ['a square crop of a wide image', square, 1.5, '-61.667%, -42.5%) scale(0.15, 0.15)'],
    ['a square crop of a tall image', square, 0.5, '-61.667%, -42.5%) scale(0.1, 0.3)'],
    ['no crop', square, 1, '-61.667%, -42.5%) scale(0.1, 0.15)'],
    ['a stretched crop', rect(0, 0, 120, 60), 2, '-73.333%, -67.5%) scale(0.4, 0.15)'],
  ])('centres the whole of a cropped image around it: %s', (_, file, ratio, transform) => {
    const frame = getFrame(content, content, ratio, cropOf(file, 1));
    expect(frame.transform).toBe(`translate(${transform}`);
  });
});
