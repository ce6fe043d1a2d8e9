import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { printBytes, printCount } from '../core/amounts';
import { groupAlbums } from '../core/albums';
import { createIds } from '../core/ids';
import { isGenerated, MODULE_NAMES, printModule } from '../core/formats/print-module';
import { comparePaths } from '../core/natural-order';
import { orderPhotos } from '../core/order';
import type { DerivedFile, Photo } from '../core/photo';
import { planFiles } from '../core/plan-files';
import {
  addEntries,
  matchEntries,
  mergeTexts,
  printTexts,
  resolveOrder,
  TEXTS_NAME,
  type MetadataTexts,
  type TextsFile,
} from '../core/texts';
import { findStale, removeFiles, removeTemporary } from './clean-output';
import { derive } from './derive';
import { FatalError, UsageError } from './errors';
import { findOriginals, type Original } from './find-originals';
import { checkFolders, getDefaultBase, getUrl } from './folders';
import { readManifest, writeManifest, type KnownPhoto, type Manifest } from './manifest';
import type { Options } from './options';
import { forEachParallel } from './parallel';
import { describeError, getReading, hashFile, readFacts, readSidecar } from './read-original';
import { printDuration, type Reporter } from './reporter';
import { readTextsFile } from './texts-file';
import type { Tools } from './tools';
import { writeWhole } from './write-file';

/** An original that could be read. */
interface ReadPhoto extends Original {
  content: string;
  bytes: number;
  known: KnownPhoto;
  metadata: MetadataTexts[];
  files: DerivedFile[];
}

/** What has to be derived of a photograph. */
interface Job extends ReadPhoto {
  missing: DerivedFile[];
  needsPlaceholder: boolean;
}

/** How many originals are derived before the manifest is written again. */
const SAVE_EVERY = 20;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The state of one run. */
class Run {
  private readonly output: string;
  private readonly module: string;
  private readonly textsFile: string;
  private readonly limit = availableParallelism();
  private faults = 0;

  constructor(
    private readonly options: Options,
    private readonly tools: Tools,
    private readonly reporter: Reporter,
  ) {
    const { output, module, texts, input, settings } = options;
    this.output = resolve(output);
    this.module = module ? resolve(module) : join(this.output, MODULE_NAMES[settings.format]);
    this.textsFile = texts ? resolve(texts) : join(resolve(input), TEXTS_NAME);
  }

  private fault(path: string, error: unknown): void {
    if (error instanceof FatalError) throw error;
    const { limitPixels } = this.options;
    this.faults++;
    this.reporter.fault(path, describeError(error, path, limitPixels).message);
  }

  /** Reads an original, or takes from the manifest what is known of its content. */
  private async read(original: Original, manifest: Manifest): Promise<ReadPhoto> {
    const { settings, limitPixels } = this.options;
    const { content, bytes } = await hashFile(original.file);
    const known =
      manifest.photos[content] ?? (await readFacts(original, settings, limitPixels, this.tools));
    const metadata = [...(await readSidecar(original)), ...(known.texts ?? [])];
    const files = planFiles({ path: original.path, content }, known, settings, hash);
    return { ...original, content, bytes, known, metadata, files };
  }

  /**
   * Handles each item, one per processor, then once more and alone those that have failed: the texts of errors of libvips
   * may be those of another thread, and memory may have been short.
   */
  private async tryEach<T extends Original>(
    items: readonly T[],
    handle: (item: T, index: number) => Promise<void>,
  ): Promise<void> {
    const failed: T[] = [];
    await forEachParallel(items, this.limit, async (item, index) => {
      try {
        await handle(item, index);
      } catch (error) {
        if (error instanceof FatalError) throw error;
        failed.push(item);
      }
    });
    for (const item of failed.sort((a, b) => comparePaths(a.path, b.path))) {
      try {
        await handle(item, items.indexOf(item));
      } catch (error) {
        this.fault(item.path, error);
      }
    }
  }

  private async readAll(originals: readonly Original[], manifest: Manifest): Promise<ReadPhoto[]> {
    const photos: (ReadPhoto | undefined)[] = [];
    await this.tryEach(originals, async (original, index) => {
      photos[index] = await this.read(original, manifest);
    });
    const read = photos.filter((photo) => photo !== undefined);
    for (const { path, known } of read)
      if (known.frames) this.reporter.note(path, `the first of its ${known.frames} frames is used`);
    return read;
  }

  /** Returns the files of a photograph that are not there as they were written. */
  private async findMissing({ files }: ReadPhoto, manifest: Manifest): Promise<DerivedFile[]> {
    const missing: DerivedFile[] = [];
    for (const file of files) {
      const bytes = manifest.files[file.name];
      const info = bytes
        ? await stat(join(this.output, file.name)).catch(() => undefined)
        : undefined;
      if (!info || info.size !== bytes) missing.push(file);
    }
    return missing;
  }

  /** Returns what has to be derived of each photograph. */
  private async planJobs(photos: readonly ReadPhoto[], manifest: Manifest): Promise<Job[]> {
    const planned = new Set<string>();
    const jobs: Job[] = [];
    for (const photo of photos) {
      const files = await this.findMissing(photo, manifest);
      // Copies of an original with the same name have the same files.
      const missing = files.filter(({ name }) => !planned.has(name));
      for (const { name } of missing) planned.add(name);
      const { placeholder, transparent, vector } = photo.known;
      const needsPlaceholder =
        !placeholder && !transparent && !vector && this.options.settings.placeholder !== 'none';
      manifest.photos[photo.content] ??= photo.known;
      if (missing.length > 0 || needsPlaceholder)
        jobs.push({ ...photo, missing, needsPlaceholder });
    }
    return jobs;
  }

  /** Derives what is missing, one photograph per processor. @returns the photographs that are whole */
  private async deriveAll(
    photos: readonly ReadPhoto[],
    jobs: readonly Job[],
    manifest: Manifest,
  ): Promise<ReadPhoto[]> {
    const { settings, limitPixels } = this.options;
    // Named before they are written: a run that is killed leaves no file that the next one does not know.
    for (const { missing } of jobs) for (const { name } of missing) manifest.files[name] = 0;
    if (jobs.length > 0) await writeManifest(this.output, manifest);
    const whole = new Set<string>();
    this.reporter.begin(jobs.length);
    await this.tryEach(jobs, async (job) => {
      let served = 0;
      const derived = await derive(
        job,
        job.known,
        job.missing,
        { settings, limitPixels, planned: job.files, needsPlaceholder: job.needsPlaceholder },
        this.tools.sharp,
        async (file, content) => {
          await writeWhole(join(this.output, file.name), content);
          manifest.files[file.name] = content.length;
          if (file.use === 'full' && file.format === job.files[0]?.format) served = content.length;
        },
      );
      manifest.photos[job.content] = { ...job.known, ...derived };
      whole.add(job.path);
      this.reporter.finish(job.path, served && job.bytes - served);
      if (whole.size % SAVE_EVERY === 0) await writeManifest(this.output, manifest);
    });
    this.reporter.clear();
    const broken = new Set(jobs.map(({ path }) => path).filter((path) => !whole.has(path)));
    return photos.filter(({ path }) => !broken.has(path));
  }

  /** Orders the photographs and gives them their texts. */
  private describePhotos(
    read: readonly ReadPhoto[],
    texts: TextsFile,
    manifest: Manifest,
  ): Photo[] {
    const { settings } = this.options;
    const entries = matchEntries(texts, read);
    const ids = new Map(createIds(read).map((id, index) => [read[index], id]));
    const ordered = orderPhotos(
      read.map((photo) => ({ photo, path: photo.path, taken: photo.known.taken })),
      settings.sort,
      resolveOrder(texts, read, entries),
    );
    return ordered.map(({ photo }) => ({
      id: ids.get(photo) ?? photo.content,
      path: photo.path,
      content: photo.content,
      files: photo.files,
      placeholder: manifest.photos[photo.content]?.placeholder,
      texts: mergeTexts(entries.get(photo), photo.metadata),
      info: photo.known.info,
    }));
  }

  /** Writes the file of texts if there is none, or if new entries are wanted. @returns how many have no entry */
  private async writeTexts(
    texts: TextsFile | undefined,
    photos: readonly Photo[],
  ): Promise<number> {
    const { addTexts, dryRun } = this.options;
    const file = texts ?? {};
    const missing = photos.length - matchEntries(file, photos).size;
    if (texts && !addTexts) return missing;
    const alts = new Map(photos.map((photo) => [photo.path, Boolean(photo.texts.alt)]));
    const text = printTexts(addEntries(file, photos, ({ path }) => alts.get(path) ?? false));
    if (dryRun) this.reporter.line(`would write ${this.show(this.textsFile)}`);
    else if (!texts || text !== printTexts(texts)) {
      await writeWhole(this.textsFile, text).catch((error: FatalError) => {
        throw new FatalError(`${error.message} --texts names another file.`);
      });
    }
    return 0;
  }

  /** Writes the module if it changes. @throws UsageError if the file is not one that the command has written */
  private async writeModule(photos: readonly Photo[], texts: TextsFile): Promise<void> {
    const { settings, base = getDefaultBase(this.output, process.cwd()), dryRun } = this.options;
    const text = printModule(settings.format, {
      photos,
      albums: groupAlbums(photos, texts.albums),
      getUrl: ({ name }) => getUrl(base, name),
    });
    if (text === (await this.readModule())) return;
    if (dryRun) this.reporter.line(`would write ${this.show(this.module)}`);
    else await writeWhole(this.module, text);
  }

  private async readModule(): Promise<string | undefined> {
    const text = await readFile(this.module, 'utf8').catch(() => undefined);
    if (text && !isGenerated(text))
      throw new UsageError(
        `${this.show(this.module)} is there and was not written by this command.`,
      );
    return text;
  }

  private show(path: string): string {
    return relative(process.cwd(), path) || path;
  }

  /** @returns whether every original is in the gallery */
  async start(): Promise<boolean> {
    const { options, reporter, output } = this;
    const { input, settings, dryRun } = options;
    const started = performance.now();
    await checkFolders(input, output);
    const texts = await readTextsFile(this.textsFile);
    await this.readModule();
    const { originals, leftOut } = await findOriginals(input, options);
    for (const { path, reason } of leftOut) reporter.note(path, `left out, ${reason}`);
    // A drive that is not there must not empty the gallery.
    if (originals.length === 0)
      throw new UsageError(`There are no photographs in ${input}. Nothing was changed.`);

    const manifest = await readManifest(output, getReading(settings));
    const read = await this.readAll(originals, manifest);
    if (!dryRun)
      await removeTemporary(
        new Set([
          output,
          dirname(this.module),
          dirname(this.textsFile),
          ...read.flatMap(({ files }) => files.map(({ name }) => dirname(join(output, name)))),
        ]),
      );
    const jobs = await this.planJobs(read, manifest);
    const whole = dryRun ? read : await this.deriveAll(read, jobs, manifest);
    const written = jobs
      .flatMap(({ missing }) => missing)
      .filter(({ name }) => dryRun || manifest.files[name]).length;
    const photos = this.describePhotos(whole, texts ?? {}, manifest);
    const untold = await this.writeTexts(texts, photos);
    await this.writeModule(photos, texts ?? {});

    // The old files go after the module that named them.
    const needed = new Set(whole.flatMap(({ files }) => files.map(({ name }) => name)));
    const stale = await findStale(output, manifest.files, needed);
    const contents = new Set(whole.map(({ content }) => content));
    if (!dryRun) {
      await removeFiles(output, stale);
      const keep = <T>(record: Record<string, T>, names: ReadonlySet<string>) =>
        Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
      await writeManifest(output, {
        ...manifest,
        photos: keep(manifest.photos, contents),
        files: keep(manifest.files, needed),
      });
    }
    this.summarize(whole, photos, {
      manifest,
      written,
      stale,
      untold,
      time: performance.now() - started,
    });
    return this.faults === 0;
  }

  private summarize(
    read: readonly ReadPhoto[],
    photos: readonly Photo[],
    {
      manifest,
      written,
      stale,
      untold,
      time,
    }: { manifest: Manifest; written: number; stale: string[]; untold: number; time: number },
  ): void {
    const { reporter } = this;
    const { dryRun, settings } = this.options;
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const largest = read.map(({ files }) => {
      const [{ format } = { format: undefined }] = files;
      const last = files.findLast((file) => file.use === 'full' && file.format === format);
      return manifest.files[last?.name ?? ''] ?? 0;
    });
    const albums = groupAlbums(photos).length;
    reporter.table([
      ['photographs', `${photos.length}${albums ? ` in ${printCount(albums, 'album')}` : ''}`],
      [dryRun ? 'files to write' : 'files written', String(written)],
      [dryRun ? 'files to remove' : 'files removed', String(stale.length)],
      ['originals', printBytes(sum(read.map(({ bytes }) => bytes)))],
      ...(dryRun
        ? []
        : [[`largest ${settings.formats[0]?.toUpperCase()}`, printBytes(sum(largest))] as const]),
      ['module', this.show(this.module)],
      ['texts', this.show(this.textsFile)],
      ['time', printDuration(time)],
    ]);
    const withoutAlt = photos.filter(({ texts: { alt } }) => !alt).length;
    if (untold)
      reporter.line(
        `The file of texts does not name ${printCount(untold, 'photograph')}; --add-texts adds what is missing.`,
      );
    if (withoutAlt)
      reporter.line(
        reporter.color(
          'yellow',
          `Without alternative text: ${withoutAlt} of ${printCount(photos.length, 'photograph')}.`,
        ),
      );
    if (this.faults)
      reporter.line(
        reporter.color(
          'red',
          `Not in the gallery: ${printCount(this.faults, 'file')}, named above.`,
        ),
      );
  }
}

/** Runs the command once. @returns whether every original is in the gallery @throws UsageError, FatalError */
export const run = (options: Options, tools: Tools, reporter: Reporter): Promise<boolean> =>
  new Run(options, tools, reporter).start();
