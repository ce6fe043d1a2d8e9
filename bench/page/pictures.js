const width = 800;
const height = 600;

/** Writes the lowest bits first, as the bitstream of a lossless WebP file requires. */
function bitWriter() {
  const bytes = [];
  let used = 0;
  return {
    bytes,
    write(value, bits) {
      for (let bit = 0; bit < bits; bit += 1, used += 1) {
        if (used % 8 === 0) bytes.push(0);
        bytes[bytes.length - 1] |= ((value >> bit) & 1) << (used % 8);
      }
    },
  };
}

/** One prefix code with a single symbol, which then needs no bits per pixel. */
function writeSymbol({ write }, symbol) {
  write(1, 1);
  write(0, 1);
  write(1, 1);
  write(symbol, 8);
}

/** The bitstream of an image in one colour (WebP Lossless Bitstream Specification). */
function encode(colour) {
  const writer = bitWriter();
  writer.write(0x2f, 8);
  writer.write(width - 1, 14);
  writer.write(height - 1, 14);
  // No alpha, version 0, no transform, no colour cache, one group of prefix codes.
  writer.write(0, 7);
  const [red, green, blue] = [colour >> 16, colour >> 8, colour].map((value) => value & 255);
  for (const symbol of [green, red, blue, 255, 0]) writeSymbol(writer, symbol);
  if (writer.bytes.length % 2 === 1) writer.bytes.push(0);
  return writer.bytes;
}

/** Returns a data URL of a WebP image of full size in one colour: it needs no network and little decoding. */
function toDataUrl(colour) {
  const data = encode(colour);
  const header = new Uint8Array(20);
  const view = new DataView(header.buffer);
  const text = (at, value) =>
    header.set(
      [...value].map((letter) => letter.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, 12 + data.length, true);
  text(8, 'WEBPVP8L');
  view.setUint32(16, data.length, true);
  return `data:image/webp;base64,${btoa(String.fromCharCode(...header, ...data))}`;
}

/** Returns distinct images, which their alternative text identifies. */
export function makePictures(count) {
  return Array.from({ length: count }, (_, index) => ({
    src: toDataUrl(0x336699 + index * 37),
    alt: `Picture ${index + 1}`,
    description: `Description of picture ${index + 1}`,
    width,
    height,
  }));
}
