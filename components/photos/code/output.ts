/** What one takes along: the derived files, the module with their data, and the command that makes the same. */
import { hash } from '@/components/files/sha256';
import { groupAlbums } from '@/gallery-lib/cli/core/albums';
import { printModule } from '@/gallery-lib/cli/core/formats/print-module';
import { createIds } from '@/gallery-lib/cli/core/names/ids';
import type { DerivedFile, Photo } from '@/gallery-lib/cli/core/photo';
import { planFiles } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS, type Settings } from '@/gallery-lib/cli/core/settings';
import { inPathOrder, type AlbumPhoto } from '../album/album';
import type { OwnFormat } from '@/components/files/worker/protocol';

export type Edition = 'react' | 'angular';

export interface OutputSettings {
  readonly widths: readonly number[];
  /** Best first. */
  readonly formats: readonly OwnFormat[];
}

/** The widths that the page offers: those that the command writes. */
export const WIDTHS: readonly number[] = DEFAULT_SETTINGS.widths;

/** Where the files are in a project of each edition, and what their URLs begin with. */
export const folders: Readonly<Record<Edition, { files: string; base: string; module: string }>> = {
  react: { files: 'public/photos', base: '/photos', module: 'src/photos.ts' },
  angular: { files: 'src/assets/photos', base: 'assets/photos', module: 'src/app/photos.ts' },
};

/** The settings of the command. An image of the Angular package has one file. */
function toSettings({ widths, formats }: OutputSettings, edition: Edition): Settings {
  const own = { ...DEFAULT_SETTINGS, widths: [...widths], formats: [...formats] };
  if (edition === 'react') return own;
  const format = formats.find((each) => each !== 'avif') ?? 'jpeg';
  return { ...own, widths: [getAngularWidth(widths)], formats: [format], format: 'angular' };
}

const getAngularWidth = (widths: readonly number[]) =>
  widths.find((width) => width >= 1600) ?? Math.max(...widths);

/** Returns what images of the Angular package have of the output, as a sentence. */
export function printAngularOutput(output: OutputSettings): string {
  const { widths, formats } = toSettings(output, 'angular');
  const format = formats[0] === 'webp' ? 'WebP' : 'JPEG';
  return `An image of the Angular package has one file: ${format}, up to ${widths[0]} px wide.`;
}

const hashes = new Map<string, string>();

/** The plan is made again at every change of a text, and asks for the same hashes. */
function hashOnce(text: string): string {
  const known = hashes.get(text) ?? hash(text);
  hashes.set(text, known);
  return known;
}

/** Returns the files to derive from each photograph, with the names that the command gives them. */
export function planPhotos(
  photos: readonly AlbumPhoto[],
  output: OutputSettings,
  edition: Edition,
): ReadonlyMap<AlbumPhoto, readonly DerivedFile[]> {
  const settings = toSettings(output, edition);
  return new Map(photos.map((photo) => [photo, planFiles(photo, photo.facts, settings, hashOnce)]));
}

/** Returns the text of `photos.ts`. */
export function printPhotosModule(
  photos: readonly AlbumPhoto[],
  output: OutputSettings,
  edition: Edition,
): string {
  const plan = planPhotos(photos, output, edition);
  const sorted = inPathOrder(photos);
  const ids = new Map(createIds(sorted).map((id, index) => [sorted[index], id]));
  const described = photos.map((photo): Photo => {
    const { path, content, placeholder, alt, caption } = photo;
    return {
      id: ids.get(photo) ?? content,
      path,
      content,
      files: [...(plan.get(photo) ?? [])],
      placeholder,
      texts: { alt: alt.trim(), caption: caption.trim() || undefined },
    };
  });
  return printModule(toSettings(output, edition).format, {
    photos: described,
    albums: groupAlbums(described),
    getUrl: ({ name }) => `${folders[edition].base}/${name}`,
  });
}

/**
 * Bytes of a pixel at the quality of the command, measured on photographs: at most, for an original of high quality, and as
 * a share of those of an original of the same size.
 */
const BYTES_PER_PIXEL: Partial<
  Record<DerivedFile['format'], readonly [most: number, share: number]>
> = {
  avif: [0.1, 0.4],
  webp: [0.13, 0.5],
  jpeg: [0.19, 1.05],
};

function estimateFile({ file, facts }: AlbumPhoto, { width, height, format }: DerivedFile): number {
  const pixels = width * height;
  const ownPixels = facts.width * facts.height;
  // A pixel of a smaller image has more detail.
  const own = (file.size / ownPixels) * (ownPixels / pixels) ** 0.19;
  const [most, share] = BYTES_PER_PIXEL[format] ?? [1.5, Infinity];
  return pixels * Math.min(most, own * share);
}

/** Returns about how many bytes the derived files of photographs have. */
export const estimateBytes = (plan: ReturnType<typeof planPhotos>) =>
  [...plan].reduce(
    (sum, [photo, files]) => files.reduce((all, each) => all + estimateFile(photo, each), sum),
    0,
  );

const isSame = (a: readonly unknown[], b: readonly unknown[]) => a.join() === b.join();

/** Returns the program that makes the same files, for `npx` and the like. */
export function printProgram(output: OutputSettings, edition: Edition): string {
  const { widths, formats } = toSettings(output, edition);
  const { files, module, base } = folders[edition];
  const defaults = edition === 'react' ? DEFAULT_SETTINGS : { widths: [1600], formats: ['webp'] };
  const options = [
    `--module ${module}`,
    ...(edition === 'angular' ? ['--format angular', `--base ${base}`] : []),
    ...(isSame(widths, defaults.widths) ? [] : [`--widths ${widths.join()}`]),
    ...(isSame(formats, defaults.formats) ? [] : [`--formats ${formats.join()}`]),
  ];
  return `ks-gallery-react photos originals ${files} ${options.join(' ')}`;
}
