import { groupAlbums } from '../../core/albums';
import type { Photo } from '../../core/photo';
import { printBytes, printCount } from '../../core/amounts';
import type { Manifest } from '../output/manifest';
import type { Options } from '../options';
import type { ReadPhoto } from '../originals/read-original';
import { printDuration, type Reporter } from './reporter';
import { show, type Gallery } from '../output/write-gallery';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a run has done. */
export interface Result {
  read: readonly ReadPhoto[];
  photos: readonly Photo[];
  manifest: Manifest;
  written: number;
  removed: number;
  /** Photographs that the file of texts does not name. */
  untold: number;
  faults: number;
  time: number;
}

/** Writes the table at the end of a run, and what is left to do. */
export function summarize(
  { read, photos, manifest, written, removed, untold, faults, time }: Result,
  { module, textsFile }: Gallery,
  { dryRun, settings: { formats } }: Options,
  reporter: Reporter,
): void {
  const largest = read.map(({ files }) => {
    const last = files.findLast(({ use, format }) => use === 'full' && format === files[0]?.format);
    return manifest.files[last?.name ?? ''] ?? 0;
  });
  const albums = groupAlbums(photos).length;
  reporter.table([
    ['photographs', `${photos.length}${albums ? ` in ${printCount(albums, 'album')}` : ''}`],
    [dryRun ? 'files to write' : 'files written', String(written)],
    [dryRun ? 'files to remove' : 'files removed', String(removed)],
    ['originals', printBytes(sum(read.map(({ bytes }) => bytes)))],
    ...(dryRun
      ? []
      : ([[`largest ${formats[0]?.toUpperCase()}`, printBytes(sum(largest))]] as const)),
    ['module', show(module)],
    ['texts', show(textsFile)],
    ['time', printDuration(time)],
  ]);
  const say = (color: 'yellow' | 'red', text: string) => reporter.line(reporter.color(color, text));
  const withoutAlt = photos.filter(({ texts: { alt } }) => !alt).length;
  if (untold)
    reporter.line(
      `The file of texts does not name ${printCount(untold, 'photograph')}; --add-texts adds what is missing.`,
    );
  if (withoutAlt)
    say(
      'yellow',
      `Without alternative text: ${withoutAlt} of ${printCount(photos.length, 'photograph')}.`,
    );
  if (faults) say('red', `Not in the gallery: ${printCount(faults, 'file')}, named above.`);
}
