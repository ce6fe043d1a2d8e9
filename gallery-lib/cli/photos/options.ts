import { parseArgs } from 'node:util';
import { findNearest } from '../core/nearest';
import { OPTIONS } from '../core/option-list';
import type { Format } from '../core/photo';
import { DEFAULT_SETTINGS, FORMAT_DEFAULTS, type Settings } from '../core/settings';
import { UsageError } from './errors';

/** What a run of the command is asked for. */
export interface Options {
  input: string;
  output: string;
  settings: Settings;
  module?: string;
  texts?: string;
  base?: string;
  include: string[];
  exclude: string[];
  /** Largest number of pixels of an original. */
  limitPixels: number;
  addTexts: boolean;
  watch: boolean;
  dryRun: boolean;
}

/** The default limit of sharp. */
const LIMIT_PIXELS = 268_402_689;

const fail = (text: string): never => {
  throw new UsageError(text);
};

/** Refuses what is no option, and names the one that was meant. */
function checkName(name: string, rawName: string): void {
  if (name in OPTIONS) return;
  const nearest = rawName.startsWith('--') && findNearest(name, Object.keys(OPTIONS));
  fail(`Unknown option ${rawName}.${nearest ? ` Did you mean --${nearest}?` : ''}`);
}

function readChoice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const nearest = findNearest(value, choices);
  return (
    choices.find((choice) => choice === value) ??
    fail(
      `--${name} is ${choices.join(', ')}; "${value}" is none of them.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    )
  );
}

function readNumber(name: string, value: string, max: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= max
    ? number
    : fail(`--${name} takes whole numbers from 1 to ${max}; "${value}" is none.`);
}

const FORMATS = ['avif', 'webp', 'jpeg'] as const satisfies Format[];

const split = (value: string) => value.split(',').map((part) => part.trim());

function readQuality(value: string): Settings['quality'] {
  const given = split(value).map((part) => {
    const [format = '', quality = ''] = part.split('=');
    return [readChoice('quality', format, FORMATS), readNumber('quality', quality, 100)];
  });
  return { ...DEFAULT_SETTINGS.quality, ...Object.fromEntries(given) };
}

/** Reads what was written after the name of the command. @throws UsageError */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(OPTIONS).map(([name, { value }]) => [
        name,
        { type: value ? ('string' as const) : ('boolean' as const) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  const folders: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') folders.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'h' && rawName === '-h') return 'help';
    checkName(name, rawName);
    const option = OPTIONS[name];
    // A value that begins with a hyphen is the next option, and the own one is missing.
    const isMissing = value === undefined || (value.startsWith('--') && !token.inlineValue);
    if (option?.value && isMissing) fail(`--${name} needs a value: --${name} ${option.value}`);
    if (!option?.value && value !== undefined) fail(`--${name} has no value.`);
    if (!option?.multiple && values.has(name)) fail(`--${name} is given twice.`);
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  if (values.has('help')) return 'help';
  const [input, output, ...rest] = folders;
  if (!input || !output)
    return fail('Name two folders: ks-gallery-react photos originals/ public/photos');
  if (rest.length > 0) fail(`"${rest[0]}" is one folder too many.`);
  const read = <T>(name: string, convert: (value: string) => T): T | undefined => {
    const [value] = values.get(name) ?? [];
    return value === undefined ? undefined : convert(value);
  };
  const choose =
    <T extends string>(name: string, choices: readonly T[]) =>
    (value: string) =>
      readChoice(name, value, choices);
  const choice = <T extends string>(name: string, choices: readonly T[]) =>
    read(name, choose(name, choices));
  const list = <T>(name: string, convert: (value: string) => T) =>
    read(name, (value) => split(value).map(convert));
  const text = (name: string) => read(name, (value) => value);
  const given: Partial<Settings> = {
    widths: list('widths', (value) => readNumber('widths', value, 16383)),
    row: read('row', (value) => readNumber('row', value, 4000)),
    formats: list('formats', choose('formats', FORMATS)),
    quality: read('quality', readQuality),
    keep: list('keep', choose('keep', ['copyright'])),
    placeholder: choice('placeholder', ['image', 'color', 'none']),
    sort: choice('sort', ['name', 'date']),
    format: choice('format', ['ts', 'json', 'angular', 'html']),
  };
  const millions = read('limit-pixels', (value) => readNumber('limit-pixels', value, 100_000));
  return {
    input,
    output,
    settings: {
      ...DEFAULT_SETTINGS,
      ...FORMAT_DEFAULTS[given.format ?? DEFAULT_SETTINGS.format],
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      zoom: values.has('zoom'),
      wide: values.has('wide'),
      info: values.has('info'),
    },
    module: text('module'),
    texts: text('texts'),
    base: text('base'),
    include: values.get('include') ?? [],
    exclude: values.get('exclude') ?? [],
    limitPixels: millions === undefined ? LIMIT_PIXELS : millions * 1_000_000,
    addTexts: values.has('add-texts'),
    watch: values.has('watch'),
    dryRun: values.has('dry-run'),
  };
}

/** Returns the text of `--help`. */
export function printHelp(): string {
  const names = Object.entries(OPTIONS).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help] as const,
  );
  const width = Math.max(...names.map(([name]) => name.length));
  const lines = names.map(([name, help]) => `  ${name.padEnd(width)}  ${help.replaceAll('`', '')}`);
  return `Makes a gallery of a folder of photographs: widths, formats, thumbnails, placeholders, and a module.

Usage: ks-gallery-react photos <input folder> <output folder> [options]

${lines.join('\n')}

Examples:
  ks-gallery-react photos originals public/photos
  ks-gallery-react photos originals public/photos --module src/photos.ts --sort date
  ks-gallery-react photos originals src/assets/photos --format angular --base assets/photos
  ks-gallery-react photos originals public/photos --base https://cdn.example.org/photos --zoom
`;
}
