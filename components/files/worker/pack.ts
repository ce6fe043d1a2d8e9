/** Derives the files of photographs and writes them into an archive, one photograph at a time. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DerivedFile, Facts } from '@/gallery-lib/cli/core/photo';
import { describe } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';
import { scaleTo } from '@/gallery-lib/cli/core/widths';
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

/** An archive that grows: its parts are blobs, which browsers keep on disk. */
export class Archive {
  private readonly parts: Blob[] = [];
  private failure: Error | undefined;
  private readonly zip = new Zip((error, part) => {
    if (error) this.failure = error;
    else this.parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
  });

  private add(path: string, bytes: Uint8Array, isCompressed: boolean): void {
    const entry = isCompressed ? new ZipDeflate(path, { level: 9 }) : new ZipPassThrough(path);
    this.zip.add(entry);
    entry.push(bytes, true);
    if (this.failure) throw this.failure;
  }

  /** Adds the derived files of a photograph. @throws Refusal */
  async pack(
    { file, facts, files, folder }: Tasks['pack']['request'],
    onProgress: (progress: Progress) => void,
  ): Promise<undefined> {
    for await (const [{ name }, blob] of derive(file, facts, files)) {
      this.add(`${folder}/${name}`, new Uint8Array(await blob.arrayBuffer()), false);
      onProgress({ name, bytes: blob.size });
    }
  }

  /** Adds files that are not images, and returns the archive. */
  finish({ files }: Tasks['finish']['request']): Blob {
    for (const [path, content] of Object.entries(files))
      this.add(
        path,
        typeof content === 'string' ? strToU8(content) : content,
        typeof content === 'string',
      );
    this.zip.end();
    return new Blob(this.parts, { type: 'application/zip' });
  }
}
