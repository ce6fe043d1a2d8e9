'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Size } from '@/gallery-lib/cli/core/widths';
import type { LeftOut, Original } from './intake';
import { startWorker, type PhotoWorker } from './photo-worker';
import type { ReadPhoto } from './worker/protocol';
import { Refusal } from './worker/refusal';

/** A photograph that has been read. */
export interface DecodedPhoto extends ReadPhoto {
  readonly original: Original;
  /** URL of the thumbnail in this page. */
  readonly thumbUrl: string;
}

/** The files that are being read. */
export interface Reading {
  /** In the order of their paths. */
  readonly originals: readonly Original[];
  /** Sizes by their headers, as far as they are known. */
  readonly sizes: readonly (Size | undefined)[];
  /** What has been read of the originals, in the same order; undefined if one was left out. */
  readonly results: readonly (DecodedPhoto | undefined)[];
  /** Time in ms at which decoding began. */
  readonly startedAt: number;
}

interface ReaderEvents {
  readonly onLeftOut: (file: LeftOut) => void;
  /** Called when all is read, or what has been read until it was cancelled. */
  readonly onRead: (photos: readonly DecodedPhoto[], rest: readonly Original[]) => void;
}

/** Reads photographs one after the other in a worker, which ends with them. */
export function useReader({ onLeftOut, onRead }: ReaderEvents) {
  const [reading, setReading] = useState<Reading>();
  const current = useRef<{ worker: PhotoWorker; reading: Reading }>(undefined);

  const end = useCallback(() => {
    const run = current.current;
    if (!run) return;
    run.worker.end();
    current.current = undefined;
    setReading(undefined);
    const { originals, results } = run.reading;
    onRead(
      results.filter((photo) => photo !== undefined),
      originals.slice(results.length),
    );
  }, [onRead]);

  const read = useCallback(
    async (originals: readonly Original[]) => {
      const worker = startWorker();
      const run = {
        worker,
        reading: { originals, sizes: [], results: [], startedAt: 0 } as Reading,
      };
      current.current = run;
      const update = (change: Partial<Reading>) => {
        run.reading = { ...run.reading, ...change };
        if (current.current === run) setReading(run.reading);
      };
      update({});
      const sizes: (Size | undefined)[] = [];
      for (const { file } of originals)
        sizes.push(await worker.run('peek', { file }).catch(() => undefined));
      if (current.current !== run) return;
      update({ sizes, startedAt: performance.now() });
      for (const original of originals) {
        const { file, sidecar, path } = original;
        let result: DecodedPhoto | undefined;
        try {
          const photo = await worker.run('read', { file, sidecar, path });
          result = { ...photo, original, thumbUrl: URL.createObjectURL(photo.thumb) };
        } catch (error) {
          if (current.current !== run) return;
          if (!(error instanceof Refusal)) throw error;
          onLeftOut({ path, reason: error.message });
        }
        update({ results: [...run.reading.results, result] });
      }
      // Another one has not begun meanwhile.
      if (current.current === run) end();
    },
    [end, onLeftOut],
  );

  useEffect(() => () => current.current?.worker.end(), []);

  return { reading, read, cancel: end };
}

/** Returns about how long the rest takes, in words. */
export function printTimeLeft(elapsed: number, done: number, total: number): string {
  if (done === 0) return '';
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  return `about ${Math.max(2, Math.round(seconds / 60))} minutes left`;
}
