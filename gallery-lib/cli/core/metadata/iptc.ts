import type { MetadataTexts } from '../texts';

const TITLE = 5;
const CAPTION = 120;
const UTF8 = '\u001b%G';

const latin = new TextDecoder('latin1');

/** Returns the records of the block of IPTC in the resources of Photoshop, in which JPEG files have it. */
function findRecords(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = latin.decode(bytes.subarray(0, 64)).indexOf('8BIM');
  if (start < 0) return bytes;
  for (
    let at = start;
    at + 12 <= bytes.length && latin.decode(bytes.subarray(at, at + 4)) === '8BIM';
  ) {
    const id = view.getUint16(at + 4);
    const name = at + 6;
    // Name and content are padded to an even length; the name begins with its own.
    const size = name + (((bytes[name] ?? 0) + 2) & ~1);
    if (size + 4 > bytes.length) break;
    const length = view.getUint32(size);
    if (id === 0x0404) return bytes.subarray(size + 4, size + 4 + length);
    at = size + 4 + length + (length & 1);
  }
  return new Uint8Array();
}

/** Reads title and description of IPTC (IIM). */
export function readIptc(bytes: Uint8Array): MetadataTexts {
  const records = findRecords(bytes);
  const fields = new Map<number, Uint8Array>();
  let isUtf8 = false;
  for (let at = 0; at + 5 <= records.length && records[at] === 0x1c;) {
    const [record, field] = [records[at + 1], records[at + 2] ?? 0];
    const length = ((records[at + 3] ?? 0) << 8) | (records[at + 4] ?? 0);
    const value = records.subarray(at + 5, at + 5 + length);
    if (record === 1 && field === 90) isUtf8 = latin.decode(value) === UTF8;
    if (record === 2 && !fields.has(field)) fields.set(field, value);
    at += 5 + length;
  }
  const read = (field: number) => {
    const value = fields.get(field);
    if (!value) return undefined;
    return new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(value).trim() || undefined;
  };
  return { title: read(TITLE), caption: read(CAPTION) };
}
