import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';

test('code has the same colours on a slow machine', async (t) => {
  const { highlight } = await loadTypescript('components/docs/code/highlight.ts');
  const code = "import { useModalGallery } from 'ks-gallery-react';\nconst isOpen = true;";
  const expected = highlight(code, 'tsx');
  assert.ok(
    expected.some(({ text, colour }) => text === "'ks-gallery-react'" && colour === 'string'),
  );
  let now = 0;
  // A second passes from one look at the time to the next.
  t.mock.method(Date, 'now', () => (now += 1000));
  assert.deepEqual(highlight(code, 'tsx'), expected);
});
