import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findStale, removeFiles, removeTemporary } from './output/clean-output';
import { deriveMissing, planJobs } from './output/derive-missing';
import { FatalError, UsageError } from './errors';
import { findOriginals } from './originals/find-originals';
import { checkFolders } from './folders';
import { readManifest, writeManifest } from './output/manifest';
import type { Options } from './options';
import { createTryEach } from './parallel';
import { describeError, getReading, readOriginal, type ReadPhoto } from './originals/read-original';
import type { Reporter } from './report/reporter';
import { summarize } from './report/summary';
import type { Tools } from './tools';
import { Gallery } from './output/write-gallery';

const keep = <T>(record: Record<string, T>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));

/** Runs the command once. @returns whether every original is in the gallery @throws UsageError, FatalError */
export async function run(options: Options, tools: Tools, reporter: Reporter): Promise<boolean> {
  const started = performance.now();
  const { input, settings, dryRun, limitPixels } = options;
  const output = resolve(options.output);
  const gallery = new Gallery(options, reporter);
  let faults = 0;
  const tryEach = createTryEach(availableParallelism(), (path, error) => {
    if (error instanceof FatalError) throw error;
    faults++;
    reporter.fault(path, describeError(error, path, limitPixels).message);
  });
  await checkFolders(input, output);
  await gallery.read();
  const { originals, leftOut } = await findOriginals(input, options);
  for (const { path, reason } of leftOut) reporter.note(path, `left out, ${reason}`);
  // A drive that is not there must not empty the gallery.
  if (originals.length === 0)
    throw new UsageError(`There are no photographs in ${input}. Nothing was changed.`);

  const manifest = await readManifest(output, getReading(settings));
  const found: (ReadPhoto | undefined)[] = [];
  await tryEach(originals, async (original, index) => {
    found[index] = await readOriginal(original, manifest, options, tools);
  });
  const read = found.filter((photo) => photo !== undefined);
  for (const { path, known } of read)
    if (known.frames) reporter.note(path, `the first of its ${known.frames} frames is used`);
  if (!dryRun) {
    const files = read.flatMap((photo) => photo.files.map(({ name }) => join(output, name)));
    const folders = [...files, gallery.module, gallery.textsFile].map((file) => dirname(file));
    await removeTemporary(new Set([output, ...folders]));
  }
  const jobs = await planJobs(read, manifest, options);
  const whole = dryRun
    ? read
    : await deriveMissing(read, jobs, manifest, options, { tools, reporter, tryEach });
  const planned = jobs.flatMap(({ missing }) => missing);
  const written = planned.filter(({ name }) => dryRun || manifest.files[name]).length;
  const photos = gallery.describe(whole);
  const untold = await gallery.writeTexts(photos);
  await gallery.writeModule(photos);

  // The old files go after the module that named them.
  const needed = new Set(whole.flatMap(({ files }) => files.map(({ name }) => name)));
  const stale = await findStale(output, manifest.files, needed);
  if (!dryRun) {
    await removeFiles(output, stale);
    await writeManifest(output, {
      ...manifest,
      photos: keep(manifest.photos, new Set(whole.map(({ content }) => content))),
      files: keep(manifest.files, needed),
    });
  }
  const removed = stale.length;
  const time = performance.now() - started;
  summarize(
    { read: whole, photos, manifest, written, removed, untold, faults, time },
    gallery,
    options,
    reporter,
  );
  return faults === 0;
}
