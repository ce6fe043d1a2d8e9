/** An option of the command. */
export interface Option {
  /** Name of the value, for options that have one. */
  value?: string;
  /** May be given several times. */
  multiple?: boolean;
  /** What it does, with code between backticks. */
  help: string;
}

/** The options in the order of the help. */
export const OPTIONS: Record<string, Option> = {
  widths: { value: 'px,px,…', help: 'Widths of the full image. Default: `800,1600,2400`' },
  row: {
    value: 'px',
    help: 'Height of a row of thumbnails; files have twice of it. Default: `180`',
  },
  formats: { value: 'list', help: '`avif`, `webp`, `jpeg`, best first. Default: all three' },
  quality: { value: 'list', help: 'Quality of each format. Default: `avif=50,webp=74,jpeg=80`' },
  zoom: { help: 'Write the largest size as a file for zooming, too' },
  wide: { help: 'Keep colours outside sRGB in AVIF and WebP' },
  keep: {
    value: 'copyright',
    help: 'Keep copyright and author in the files. Default: no metadata',
  },
  placeholder: { value: 'kind', help: '`image`, `color` or `none`. Default: `image`' },
  sort: { value: 'name|date', help: 'Order: file names, or time of exposure. Default: `name`' },
  info: { help: 'Add date, camera, lens, exposure and sensitivity' },
  format: { value: 'kind', help: '`ts`, `json`, `angular` or `html`. Default: `ts`' },
  module: { value: 'file', help: 'Where to write the module. Default: `photos.ts` in the output' },
  base: { value: 'url', help: 'What URLs begin with. Default: the output folder below `public`' },
  texts: { value: 'file', help: 'File of texts. Default: `photos.texts.json` in the input' },
  'add-texts': { help: 'Add new photographs to the file of texts, and keep what is there' },
  include: { value: 'glob', multiple: true, help: 'Take only these files' },
  exclude: { value: 'glob', multiple: true, help: 'Leave these files out' },
  'limit-pixels': { value: 'millions', help: 'Largest original. Default: `268`' },
  watch: { help: 'Run again when an original or the file of texts changes' },
  'dry-run': { help: 'Say what would be done, and write nothing' },
  help: { help: 'Show this help' },
};
