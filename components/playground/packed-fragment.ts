/** Packs pairs into a short text for a URL: a field is known by its number, and the texts are compressed. */
import { fieldNumbers } from './field-numbers';
import { itemPaths } from './lists';
import type { Pair } from './pairs';

// A damaged or malicious URL can inflate to a thousand times its length.
const maxBytes = 32_000;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '': '\\e',
};
const originals = new Map(Object.entries(escapes).map(([text, mark]) => [mark, text]));

function escapeCell(text: string): string {
  return text.replace(/^$|[\\\n\t]/g, (part) => escapes[part] ?? part);
}

function readCell(cell: string): string {
  return cell.replace(/\\./g, (mark) => originals.get(mark) ?? mark);
}

/** One line for each number, with one cell, or one for each item of a list. An unset cell is empty. */
function writeLines(pairs: readonly Pair[]): string {
  const texts = new Map(pairs);
  const lines = fieldNumbers.map((pattern) => {
    const cells = itemPaths(pattern).map((path) => {
      const text = texts.get(path);
      texts.delete(path);
      return text === undefined ? '' : escapeCell(text);
    });
    return cells.join('\t').replace(/\t+$/, '');
  });
  if (texts.size > 0) throw new RangeError(`No number for ${[...texts.keys()].join(', ')}.`);
  return lines.join('\n').replace(/\n+$/, '');
}

function readLines(text: string): readonly Pair[] {
  return text.split('\n').flatMap((line, number) => {
    const paths = itemPaths(fieldNumbers[number] ?? `number ${number}`);
    return line.split('\t').flatMap((cell, index): Pair[] => {
      return cell ? [[paths[index] ?? `cell ${index} of ${paths[0]}`, readCell(cell)]] : [];
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
 * @throws RangeError if a path has no number, or the texts have more than 32,000 bytes
 */
export async function pack(pairs: readonly Pair[]): Promise<string> {
  const bytes = new TextEncoder().encode(writeLines(pairs));
  if (bytes.length > maxBytes) throw new RangeError(`There are more than ${maxBytes} bytes.`);
  const packed = await transform(bytes, new CompressionStream('deflate-raw'));
  const base64 = btoa(String.fromCharCode(...packed));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The pairs of a packed text. What has no number in this version has a path that no field has.
 * @throws if the text is damaged or more than 32,000 bytes long when inflated
 */
export async function unpack(text: string): Promise<readonly Pair[]> {
  const base64 = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(base64, (character) => character.charCodeAt(0));
  const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
  return readLines(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
}
