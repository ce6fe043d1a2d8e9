import recorded from '@/bench/results/latest.json';

interface Section {
  date: string;
  machine: { processor: string; cores: number; system: string };
}

/** Compressed bytes of one library for one component. */
export interface BytesRow {
  group: string;
  library: string;
  /** JavaScript of the first load. */
  atOnce: number;
  /** JavaScript that the library fetches later. */
  later: number;
  styles: number;
}

/** Milliseconds, unless another unit is given; `…Work` is the time on the main thread. */
export interface Opening {
  mount: number;
  mountWork: number;
  open: number;
  openWork: number;
  next: number;
  nextWork: number;
}

export interface Stepping {
  next: number;
  /** Missing if a library ignores steps that follow at once. */
  nextWork?: number;
  /** Frames of a 60 Hz screen, per 100 steps. */
  dropped: number;
  /** Tasks of 50 ms and more, per 100 steps. */
  longTasks: number;
}

export interface ModalRun extends Stepping {
  firstOpen: number;
  firstOpenWork: number;
  open: number;
  openWork: number;
  /** Kilobytes of memory retained after closing. */
  heap: number;
  nodes: number;
}

type BySize<T> = { 10: T; 100: T; 1000: T; 10000: T };
type Mounting = Pick<Opening, 'mount' | 'mountWork'>;
export type ByLibrary<T> = Record<string, T>;

export interface PageWeight {
  kind: string;
  pages: number;
  document: number;
  styles: number;
  scripts: number;
}

export interface LighthouseRow {
  kind: string;
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

export type PageBytes = Pick<PageWeight, 'document' | 'styles' | 'scripts'> & { path: string };

export type PageScores = Pick<
  LighthouseRow,
  'path' | 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'shift'
> & {
  /** Audits below 100. */
  losses: readonly string[];
};

export interface Results {
  versions: Record<string, string>;
  bytes: Section & { rows: readonly BytesRow[]; apart: { hammerjs: number; mousetrap: number } };
  browser: Section & {
    chromium: string;
    rounds: number;
    pictures: number;
    sizes: readonly number[];
    modal: ByLibrary<BySize<Opening> & { rounds: number; all: ModalRun }>;
    carousel: ByLibrary<{ rounds: number; all: Stepping & Mounting }>;
    plain: ByLibrary<BySize<Mounting> & { rounds: number }>;
    growth: ByLibrary<Pick<Opening, 'open' | 'openWork' | 'next' | 'nextWork'>>;
  };
  /** Measured only after an export. */
  pages?: Section & { kinds: readonly PageWeight[]; routes: readonly PageBytes[] };
  lighthouse?: Section & { pages: readonly LighthouseRow[] };
  everyPage?: Section & { pages: readonly PageScores[] };
}

export const results: Results = recorded;

/** The name of our library in every table. */
export const own = 'ks-gallery-react';

export const groupNames = [...new Set(results.bytes.rows.map(({ group }) => group))];

const { hammerjs, mousetrap } = results.bytes.apart;

/** Dependencies that our library fetches later; they are recorded apart from it. */
const dependencies: Readonly<Record<string, number>> = {
  'Modal gallery': hammerjs + mousetrap,
  Carousel: hammerjs,
  'All three': hammerjs + mousetrap,
};

/** Compressed bytes of each library, dependencies included. */
export const bytesRows: readonly BytesRow[] = results.bytes.rows.map((row) =>
  row.library === own ? { ...row, later: row.later + (dependencies[row.group] ?? 0) } : row,
);

export function getTotal({ atOnce, later, styles }: BytesRow): number {
  return atOnce + later + styles;
}
