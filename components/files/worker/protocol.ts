/** Messages between the page and the worker that decodes and encodes photographs. */
import type { DerivedFile, Facts } from '@/gallery-lib/cli/core/photo';
import type { Size } from '@/gallery-lib/cli/core/widths';

/** What is known of a photograph when it has been decoded. */
export interface ReadPhoto {
  readonly facts: Facts;
  /** SHA-256 of the file. */
  readonly content: string;
  /** A thumbnail for lists and rows. */
  readonly thumb: Blob;
  readonly thumbSize: Size;
  readonly placeholder?: string;
}

/** The formats that browsers may write; PNG they all do. */
export type OwnFormat = 'avif' | 'webp' | 'jpeg';

/** A derived file is in the archive. */
export interface Progress {
  readonly name: string;
  readonly bytes: number;
}

/** What the worker can be asked for. */
export interface Tasks {
  /** The formats that this browser can write. */
  formats: { request: undefined; answer: readonly OwnFormat[] };
  /** The size of a photograph, as its header says, turned upright. */
  peek: { request: { file: File }; answer: Size | undefined };
  read: { request: { file: File; sidecar?: File; path: string }; answer: ReadPhoto };
  /** Derives the files of a photograph and adds them to the archive. */
  pack: {
    request: { file: File; facts: Facts; files: readonly DerivedFile[]; folder: string };
    answer: undefined;
  };
  /** Adds files that are not images to the archive, and returns it. */
  finish: { request: { files: Readonly<Record<string, string | Uint8Array>> }; answer: Blob };
}

export type TaskName = keyof Tasks;

export interface Request {
  readonly id: number;
  readonly task: TaskName;
  readonly data: unknown;
}

export type Answer =
  | { readonly id: number; readonly type: 'done'; readonly result: unknown }
  /** `reason` is the end of a sentence that begins with the name of the file. */
  | { readonly id: number; readonly type: 'refused'; readonly reason: string }
  | { readonly id: number; readonly type: 'progress'; readonly progress: Progress };
