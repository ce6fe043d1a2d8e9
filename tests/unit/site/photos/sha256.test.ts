/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashText, sha256 } from '@/components/files/sha256';

test.each([0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_000])(
  'hashes %i bytes as Node does',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

test('hashes a text as its UTF-8', () => {
  const text = 'Übergröße 🌄';
  expect(hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
