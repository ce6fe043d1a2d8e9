/** Packs pairs into a short text for a URL: lines of a short key for the path and the texts, compressed. */
import { toPattern, type Field } from '../fields/field';
import { itemPaths } from '../fields/lists';
import type { Pair } from './pairs';

// A damaged or malicious URL can inflate to a thousand times its length.
const maxBytes = 32_000;

const keyLength = 3;

/** A short name of a field. It depends on the path alone, so that URLs stay valid when the library gets more fields. */
export function getKey({ path }: Pick<Field, 'path'>): string {
  const hash = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 36 ** 6, 0);
  return (hash % 36 ** keyLength).toString(36).padStart(keyLength, '0');
}

// JSON escapes tabs and line breaks, which therefore mean something else here; so do quotation marks between cells.
const unset = '\t';

function writeCell(text: string | undefined): string {
  if (text === undefined) return unset;
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '\\u0022');
}

/** One line for each field: its key and its text, or one text for each item of a list. */
function writeLines(pairs: readonly Pair[]): string {
  const texts = new Map(pairs);
  const patterns = [...new Set(pairs.map(([path]) => toPattern(path)))];
  const lines = patterns.map((path) => {
    const cells = itemPaths(path).map((item) => writeCell(texts.get(item)));
    return getKey({ path }) + cells.join('"').replace(/("\t)+$/, '');
  });
  return lines.join('\n');
}

function readLines(text: string, fields: readonly Field[]): readonly Pair[] {
  const paths = new Map(fields.map((field) => [getKey(field), itemPaths(field.path)]));
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const key = line.slice(0, keyLength);
    const cells = line.slice(keyLength).split('"');
    return cells.flatMap((cell, index): Pair[] => {
      const path = paths.get(key)?.[index] ?? key;
      return cell === unset ? [] : [[path, JSON.parse(`"${cell}"`) as string]];
    });
  });
}

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError(`There are more than ${maxBytes} bytes.`);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Packs pairs as base64url.
 * @throws RangeError if the texts have more than 32,000 bytes
 */
export async function pack(pairs: readonly Pair[]): Promise<string> {
  const bytes = new TextEncoder().encode(writeLines(pairs));
  if (bytes.length > maxBytes) throw new RangeError(`There are more than ${maxBytes} bytes.`);
  const packed = await transform(bytes, new CompressionStream('deflate-raw'));
  const base64 = btoa(String.fromCharCode(...packed));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The pairs of a packed text. What is no field in this version has a path that no field has.
 * @throws if the text is damaged or more than 32,000 bytes long when inflated
 */
export async function unpack(text: string, fields: readonly Field[]): Promise<readonly Pair[]> {
  const base64 = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(base64, (character) => character.charCodeAt(0));
  const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return readLines(decoder.decode(bytes), fields);
}
