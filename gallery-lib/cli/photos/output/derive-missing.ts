import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DerivedFile } from '../../core/photo';
import { derive } from './derive';
import { writeManifest, type Manifest } from './manifest';
import type { Options } from '../options';
import type { TryEach } from '../parallel';
import type { ReadPhoto } from '../originals/read-original';
import type { Reporter } from '../report/reporter';
import type { Tools } from '../tools';
import { writeWhole } from './write-file';

/** What has to be derived of a photograph. */
export interface Job extends ReadPhoto {
  missing: DerivedFile[];
  needsPlaceholder: boolean;
}

/** How many pixels are written before the manifest is: a few seconds of work, which a run that is killed has to repeat. */
const SAVE_EVERY = 10_000_000;

/** Returns what has to be derived of each photograph: files that are not there as they were written. */
export async function planJobs(
  photos: readonly ReadPhoto[],
  manifest: Manifest,
  { output, settings }: Options,
): Promise<Job[]> {
  const planned = new Set<string>();
  const jobs: Job[] = [];
  for (const photo of photos) {
    const missing: DerivedFile[] = [];
    for (const file of photo.files) {
      const bytes = manifest.files[file.name];
      const info = bytes ? await stat(join(output, file.name)).catch(() => undefined) : undefined;
      // Copies of an original with the same name have the same files.
      if ((!info || info.size !== bytes) && !planned.has(file.name)) missing.push(file);
    }
    for (const { name } of missing) planned.add(name);
    const { placeholder, transparent, vector } = photo.known;
    const needsPlaceholder =
      !placeholder && !transparent && !vector && settings.placeholder !== 'none';
    manifest.photos[photo.content] ??= photo.known;
    if (missing.length > 0 || needsPlaceholder) jobs.push({ ...photo, missing, needsPlaceholder });
  }
  return jobs;
}

/** Derives what is missing, one photograph per processor. @returns the photographs that are whole */
export async function deriveMissing(
  photos: readonly ReadPhoto[],
  jobs: readonly Job[],
  manifest: Manifest,
  { output, settings, limitPixels }: Options,
  { tools, reporter, tryEach }: { tools: Tools; reporter: Reporter; tryEach: TryEach },
): Promise<ReadPhoto[]> {
  // Named before they are written: a run that is killed leaves no file that the next one does not know.
  for (const { missing } of jobs) for (const { name } of missing) manifest.files[name] = 0;
  if (jobs.length > 0) await writeManifest(output, manifest);
  const broken = new Set(jobs.map(({ path }) => path));
  let unsaved = 0;
  let saved = Promise.resolve();
  reporter.begin(jobs.length);
  await tryEach(jobs, async (job) => {
    let served = 0;
    const derived = await derive(
      job,
      job.known,
      job.missing,
      { settings, limitPixels, planned: job.files, needsPlaceholder: job.needsPlaceholder },
      tools.sharp,
      async (file, content) => {
        await writeWhole(join(output, file.name), content);
        manifest.files[file.name] = content.length;
        if (file.use === 'full' && file.format === job.files[0]?.format) served = content.length;
      },
    );
    manifest.photos[job.content] = { ...job.known, ...derived };
    broken.delete(job.path);
    reporter.finish(job.path, served && job.bytes - served);
    for (const { width, height } of job.missing) unsaved += width * height;
    if (unsaved < SAVE_EVERY) return;
    unsaved = 0;
    // One after the other: both would be written to the same place first.
    saved = saved.then(() => writeManifest(output, manifest));
    await saved;
  });
  reporter.clear();
  return photos
    .filter(({ path }) => !broken.has(path))
    .map((photo) => ({ ...photo, known: manifest.photos[photo.content] ?? photo.known }));
}
