/** SHA-256 without waiting, for texts, and for files where the browser has no `crypto.subtle`: pages without HTTPS. */

/** The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4). */
function createConstants() {
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  const start: number[] = [];
  const rounds: number[] = [];
  for (let number = 2; rounds.length < 64; number++) {
    let divisor = 2;
    while (number % divisor) divisor++;
    if (divisor < number) continue;
    if (start.length < 8) start.push(fraction(Math.sqrt(number)));
    rounds.push(fraction(Math.cbrt(number)));
  }
  return { start, rounds };
}

const { start, rounds } = createConstants();

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** Pads a message to blocks of 64 bytes, with its length in bits at the end. */
function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

/** Returns the SHA-256 of bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const view = pad(bytes);
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(block + index * 4);
    for (let index = 16; index < 64; index++) {
      const [early, late] = [word(index - 15), word(index - 2)];
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      words[index] = word(index - 16) + first + word(index - 7) + second;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index++) {
      const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + sum + choice + (rounds[index] ?? 0) + word(index)) | 0;
      const other = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach(
      (value, index) => (state[index] = (state[index] ?? 0) + value),
    );
  }
  return [...state].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}

const encoder = new TextEncoder();

/** Returns the SHA-256 of a text, as hexadecimal digits. */
export const hashText = (text: string) => sha256(encoder.encode(text));
