import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separateFields } from '../../scripts/postbuild/field-records.mjs';

const pageWith = (table) =>
  `<main><h1>Carousel</h1><h2 id="PlayConfig">PlayConfig</h2><p>Autoplay of a gallery. More.</p><p>No.</p>${table}<p>End.</p></main>`;

const fieldTable = `<div><table><caption>Fields of <code>PlayConfig</code></caption><tbody>
  <tr id="PlayConfig.autoPlay"><th><a href="#x"><code>autoPlay</code></a></th>
    <td><code>boolean</code></td><td><span class="label">optional</span><span class="label">required in Angular</span></td>
    <td><code>true</code></td><td>Moves to the <em>next</em> image.<p>React edition only.</p><p data-pagefind-ignore>Try it</p></td></tr>
  <tr id="PlayConfig.interval"><th><code>interval</code><p>Time in ms.</p></th><td>number</td></tr>
  <tr id="Enum.NONE"><th><code>NONE</code></th><td>0</td></tr>
</tbody></table></div>`;

test('each row with an id is a field with its description first, separated cells and the purpose of its type', () => {
  const { title, fields } = separateFields(pageWith(fieldTable));
  assert.equal(title, 'Carousel');
  assert.deepEqual(fields, [
    {
      id: 'PlayConfig.autoPlay',
      description: 'Moves to the next image.',
      rest: 'boolean. optional. required in Angular. true. React edition only. Autoplay of a gallery.',
    },
    {
      id: 'PlayConfig.interval',
      description: 'Time in ms.',
      rest: 'number. Autoplay of a gallery.',
    },
    { id: 'Enum.NONE', description: '0', rest: 'Autoplay of a gallery.' },
  ]);
});

test('a table of fields is taken out of its page', () => {
  const { html } = separateFields(pageWith(fieldTable));
  assert.equal(html, pageWith('<div></div>'));
});

test('the cells of every other table are separated, so that each row reads like a sentence', () => {
  const table =
    '<table><caption>Sizes</caption><tbody><tr><th>Download, kB</th><td>7.9</td><td>12.5 (0.63)</td></tr><tr><th>Done.</th><td>Yes!</td><td></td></tr></tbody></table>';
  const { html, fields } = separateFields(pageWith(table));
  assert.deepEqual(fields, []);
  assert.equal(
    html.replace(/<[^>]+>/g, ''),
    'CarouselPlayConfigAutoplay of a gallery. More.No.Sizes. Download, kB: 7.9; 12.5 (0.63). Done. Yes!  End.',
  );
});
