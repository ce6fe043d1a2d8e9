/** Derives the files of photographs and writes them into an archive, one photograph at a time. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DerivedFile, Facts } from '@/gallery-lib/cli/core/photo';
import { describe } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';
import { scaleTo } from '@/gallery-lib/cli/core/widths';
import { ArchiveFile } from '../archive-file';
import { encode, release, scale } from './canvas';
import type { OwnFormat, Progress, Tasks } from './protocol';
import { decode } from './read';
import { Refusal, refusals } from './refusal';

/** Returns the formats that this browser can write. */
export async function findFormats(): Promise<readonly OwnFormat[]> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const formats: OwnFormat[] = [];
  for (const format of ['avif', 'webp', 'jpeg'] as const)
    if (await encode(canvas, format, 50)) formats.push(format);
  return formats;
}

/** Derives files: the image is decoded once, to the largest of them; the others are made of that. */
async function* derive(
  file: File,
  facts: Facts,
  files: readonly DerivedFile[],
): AsyncGenerator<readonly [DerivedFile, Blob]> {
  const { quality, lossless } = describe(facts, DEFAULT_SETTINGS);
  const bitmap = await decode(file);
  const master = scale(bitmap, scaleTo(facts, Math.max(1, ...files.map(({ width }) => width))));
  bitmap.close();
  try {
    for (const each of files) {
      const canvas = scale(master, each);
      // Browsers take the highest quality of WebP for one without losses.
      const blob = await encode(canvas, each.format, lossless ? 100 : quality[each.format]);
      release(canvas);
      if (!blob) throw new Refusal(refusals.memory);
      yield [each, blob];
    }
  } finally {
    release(master);
  }
}

/** A ZIP that grows with each derived file. */
export class Archive {
  private file: Promise<ArchiveFile> | undefined;
  private failure: Error | undefined;
  private parts: Uint8Array<ArrayBuffer>[] = [];
  private readonly zip = new Zip((error, part) => {
    if (error) this.failure = error;
    else this.parts.push(part as Uint8Array<ArrayBuffer>);
  });

  /** Writes what the ZIP has grown by. */
  private async flush(): Promise<ArchiveFile> {
    this.file ??= ArchiveFile.create();
    const file = await this.file;
    for (const part of this.parts.splice(0)) file.write(part);
    return file;
  }

  private async add(path: string, bytes: Uint8Array, isCompressed: boolean): Promise<void> {
    const entry = isCompressed ? new ZipDeflate(path, { level: 9 }) : new ZipPassThrough(path);
    this.zip.add(entry);
    entry.push(bytes, true);
    if (this.failure) throw this.failure;
    await this.flush();
  }

  /** Adds the derived files of a photograph. @throws Refusal */
  async pack(
    { file, facts, files, folder }: Tasks['pack']['request'],
    onProgress: (progress: Progress) => void,
  ): Promise<undefined> {
    for await (const [{ name }, blob] of derive(file, facts, files)) {
      await this.add(`${folder}/${name}`, new Uint8Array(await blob.arrayBuffer()), false);
      onProgress({ name, bytes: blob.size });
    }
  }

  /** Adds files that are not images, and returns the archive. */
  async finish({ files }: Tasks['finish']['request']): Promise<Blob> {
    for (const [path, content] of Object.entries(files))
      await this.add(
        path,
        typeof content === 'string' ? strToU8(content) : content,
        typeof content === 'string',
      );
    this.zip.end();
    const file = await this.flush();
    return file.finish();
  }
}
