import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { groupAlbums } from '../../core/albums';
import { isGenerated, MODULE_NAMES, printModule } from '../../core/formats/print-module';
import { createIds } from '../../core/names/ids';
import { orderPhotos } from '../../core/order';
import type { Photo } from '../../core/photo';
import {
  addEntries,
  matchEntries,
  mergeTexts,
  printTexts,
  resolveOrder,
  TEXTS_NAME,
  type TextsFile,
} from '../../core/texts';
import { FatalError, UsageError } from '../errors';
import { getDefaultBase, getUrl } from '../folders';
import type { Options } from '../options';
import type { ReadPhoto } from '../originals/read-original';
import type { Reporter } from '../report/reporter';
import { readTextsFile } from './texts-file';
import { writeWhole } from './write-file';

/** The two files that a run writes of all photographs: their texts and the module. */
export class Gallery {
  readonly module: string;
  readonly textsFile: string;
  private texts: TextsFile | undefined;

  constructor(
    private readonly options: Options,
    private readonly reporter: Reporter,
  ) {
    const { output, module, texts, input, settings } = options;
    this.module = resolve(module ?? join(output, MODULE_NAMES[settings.format]));
    this.textsFile = resolve(texts ?? join(input, TEXTS_NAME));
  }

  /** Reads the texts, and the module that is there. @throws UsageError if one of them cannot be used */
  async read(): Promise<void> {
    this.texts = await readTextsFile(this.textsFile);
    await this.readModule();
  }

  /** Orders the photographs and gives them their texts. */
  describe(read: readonly ReadPhoto[]): Photo[] {
    const file = this.texts ?? {};
    const entries = matchEntries(file, read);
    const ids = createIds(read);
    const photos = read.map((photo, index) => {
      const { placeholder, info, taken } = photo.known;
      const texts = mergeTexts(entries.get(photo), photo.metadata);
      return { ...photo, id: ids[index] ?? photo.content, placeholder, info, taken, texts };
    });
    return orderPhotos(photos, this.options.settings.sort, resolveOrder(file, read, entries));
  }

  /** Writes the file of texts if there is none, or if new entries are wanted. @returns how many have no entry */
  async writeTexts(photos: readonly Photo[]): Promise<number> {
    const { texts, options } = this;
    const file = texts ?? {};
    const missing = photos.length - matchEntries(file, photos).size;
    if (texts && !options.addTexts) return missing;
    const alts = new Map(photos.map((photo) => [photo.path, Boolean(photo.texts.alt)]));
    const text = printTexts(addEntries(file, photos, ({ path }) => alts.get(path) ?? false));
    if (!texts || text !== printTexts(texts))
      await this.write(this.textsFile, text).catch((error: FatalError) => {
        throw new FatalError(`${error.message} --texts names another file.`);
      });
    return 0;
  }

  /** Writes the module if it changes. @throws UsageError if the file is not one that the command has written */
  async writeModule(photos: readonly Photo[]): Promise<void> {
    const { settings, output, base = getDefaultBase(output, process.cwd()) } = this.options;
    const text = printModule(settings.format, {
      photos,
      albums: groupAlbums(photos, this.texts?.albums),
      getUrl: ({ name }) => getUrl(base, name),
    });
    if (text !== (await this.readModule())) await this.write(this.module, text);
  }

  private async write(file: string, text: string): Promise<void> {
    if (this.options.dryRun) this.reporter.line(`would write ${show(file)}`);
    else await writeWhole(file, text);
  }

  private async readModule(): Promise<string | undefined> {
    const text = await readFile(this.module, 'utf8').catch(() => undefined);
    if (text && !isGenerated(text))
      throw new UsageError(`${show(this.module)} is there and was not written by this command.`);
    return text;
  }
}

/** Returns a path as messages have it. */
export const show = (path: string) => relative(process.cwd(), path) || path;
