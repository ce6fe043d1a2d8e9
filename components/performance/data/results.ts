import recorded from '@/bench/results/latest.json';
import type { GestureRecord } from './gesture-measures';

interface Section {
  date: string;
  machine: { processor: string; cores: number; system: string };
}

/** Values by comparison, and within it by library. */
export type ByComparison<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Compressed bytes of one library, its dependencies included. */
export interface Size {
  /** JavaScript of the first load. */
  atOnce: number;
  /** JavaScript that is fetched later. */
  later: number;
  styles: number;
}

interface BrowserMethod extends Section {
  chromium: string;
  rounds: number;
}

interface BrowserSection<T> extends BrowserMethod {
  results: ByComparison<T>;
}

/** Milliseconds; `…Work` is the time on the main thread. */
export interface Opening {
  open: number;
  openWork: number;
}

export interface Stepping {
  step: number;
  stepWork: number;
}

export interface ModalRecord extends Opening, Stepping {
  firstOpen: number;
  /** Kilobytes retained after closing. */
  heap: number;
}

export interface MemoryRecord {
  /** Kilobytes retained after many openings. */
  heap: number;
  /** DOM nodes retained after many openings. */
  nodes: number;
}

export interface CarouselRecord extends Stepping {
  mount: number;
  mountWork: number;
}

/** Work of mounting a plain gallery, by number of images. */
type PlainRecord = Readonly<Record<string, number>>;

/** Work of a layout of photographs. */
export interface LayoutRecord {
  mountWork: number;
  /** Of another width. */
  resizeWork: number;
}

export interface ListsRecord {
  few: Opening & Stepping;
  many: Opening & Stepping;
}

interface ThumbnailsRecord extends Opening {
  firstPaint: number;
}

interface PageWeight {
  kind: string;
  pages: number;
  document: number;
  styles: number;
  scripts: number;
  /** Scripts of the live demo, fetched later. */
  later: number;
}

interface LighthouseRow {
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

type PageBytes = Pick<PageWeight, 'document' | 'styles' | 'scripts'> & { path: string };

export type PageScores = Pick<
  LighthouseRow,
  'path' | 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'shift'
> & {
  /** Audits below 100. */
  losses: readonly string[];
};

interface Results {
  versions: Record<string, string>;
  /** Of the alternatives; the build measures ours. */
  bytes: Section & { results: ByComparison<Size> };
  modal: BrowserSection<ModalRecord> & {
    images: number;
    /** Of galleries that move, by comparison. */
    moving: ByComparison<Stepping>;
  };
  memory: BrowserSection<MemoryRecord> & { images: number; openings: number };
  carousel: BrowserSection<CarouselRecord> & { images: number };
  plain: BrowserSection<PlainRecord> & { sizes: readonly number[] };
  layouts: BrowserSection<Readonly<Record<string, LayoutRecord>>> & { sizes: readonly number[] };
  lists: BrowserSection<ListsRecord> & { sizes: { few: number; many: number } };
  /** Only ours. */
  thumbnails: BrowserMethod & {
    sizes: { few: number; many: number };
    results: { few: ThumbnailsRecord; many: ThumbnailsRecord };
  };
  gestures: BrowserSection<GestureRecord> & {
    screen: { width: number; height: number; density: number };
    /** Size of the image file in px. */
    file: { width: number; height: number };
    /** Factor by which the processor is slowed down for frames and work. */
    slowdown: number;
    moves: number;
  };
  /** Measured only after an export. */
  pages?: Section & { kinds: readonly PageWeight[]; routes: readonly PageBytes[] };
  lighthouse?: Section & { pages: readonly LighthouseRow[] };
  everyPage?: Section & { pages: readonly PageScores[] };
}

export const results: Results = recorded;

/** The name of our library in every table. */
export const own = 'ks-gallery-react';

/**
 * Reads one value of each library of a comparison. Throws if one is missing, so that an incomplete measurement fails the
 * build.
 */
export function readValues<T>(
  records: ByComparison<T>,
  comparison: string,
  libraries: readonly string[],
  read: (record: T) => number | undefined,
): Record<string, number> {
  return Object.fromEntries(
    libraries.map((library) => {
      const record = records[comparison]?.[library];
      const value = record === undefined ? undefined : read(record);
      if (value === undefined || !Number.isFinite(value)) {
        throw new Error(
          `bench/results/latest.json: ${comparison} lacks a value of ${library}. Run npm run bench.`,
        );
      }
      return [library, value];
    }),
  );
}

/** Bytes of the first load: JavaScript and styles. */
export function getFirstLoad({ atOnce, styles }: Size): number {
  return atOnce + styles;
}

/** Bytes of the first load and of what is fetched later. */
export function getTotal(size: Size): number {
  return getFirstLoad(size) + size.later;
}
