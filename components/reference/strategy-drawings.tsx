import './schematics.css';

/** Left, top, width and height of a thumbnail, in a window of 120 by 80. */
type Box = readonly [x: number, y: number, width: number, height: number];

interface Drawing {
  /** The member of `PlainGalleryStrategy`. */
  readonly name: string;
  /** In the order of the images. */
  readonly boxes: readonly Box[];
}

const columns: readonly Box[] = [
  [4, 4, 34, 44],
  [4, 52, 34, 24],
  [43, 4, 34, 22],
  [43, 30, 34, 46],
  [82, 4, 34, 32],
  [82, 40, 34, 36],
];

const drawings: readonly Drawing[] = [
  { name: 'ROW', boxes: [4, 33, 62, 91].map((x): Box => [x, 27, 25, 25]) },
  { name: 'COLUMN', boxes: [4, 29, 54].map((y): Box => [49, y, 21, 21]) },
  {
    name: 'GRID',
    boxes: [12, 43].flatMap((y) => [13, 45, 77].map((x): Box => [x, y, 28, 27])).slice(0, 5),
  },
  {
    name: 'JUSTIFIED',
    boxes: [
      [4, 4, 40, 34],
      [48, 4, 22, 34],
      [74, 4, 42, 34],
      [4, 42, 54, 34],
      [62, 42, 54, 34],
    ],
  },
  // Each image is in the column that is the shortest so far.
  {
    name: 'MASONRY',
    boxes: columns.toSorted(([x, y], [otherX, otherY]) => y - otherY || x - otherX),
  },
  { name: 'COLUMNS', boxes: columns },
];

/** How each strategy of the plain gallery arranges images, which are numbered in their order. The table says the same in words. */
export function StrategyDrawings() {
  return (
    <div className="strategy-drawings" aria-hidden="true" data-not-content>
      {drawings.map(({ name, boxes }) => (
        <figure key={name}>
          <svg viewBox="0 0 120 80">
            <rect className="plate" x="0.5" y="0.5" width="119" height="79" rx="3" />
            {boxes.map(([x, y, width, height], index) => (
              <g key={index}>
                <rect className="box" {...{ x, y, width, height }} rx="1" />
                <text x={x + width / 2} y={y + height / 2 + 3.5}>
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          <figcaption>
            <code>{name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
