import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localizeLinks } from '../../scripts/lib/package/package-docs.mjs';
import { skillOf } from '../../scripts/postbuild/agent-files.mjs';

const absolute = (path) => `https://a.org${path}`;
const files = new Map([
  ['carousel.md', { url: 'https://a.org/features/carousel/', anchors: new Set(['images']) }],
]);

for (const [name, isPublic, text, expected] of [
  [
    'a documented page',
    false,
    '[Carousel](https://a.org/features/carousel/)',
    '[Carousel](carousel.md)',
  ],
  [
    'a section',
    false,
    '[`P`](https://a.org/features/carousel/#Images)',
    '[`P`](carousel.md#images)',
  ],
  ['a row', false, '[`P`](https://a.org/features/carousel/#Images.x)', '[`P`](carousel.md)'],
  ['another page, unknown origin', false, 'See [Demo](https://a.org/demo/).', 'See Demo.'],
  [
    'another page, public origin',
    true,
    '[Demo](https://a.org/demo/)',
    '[Demo](https://a.org/demo/)',
  ],
  ['another site', false, '[WAI](https://w3.org/)', '[WAI](https://w3.org/)'],
  ['front matter', false, '---\nurl: https://a.org/\n---\n', '---\n---\n'],
]) {
  test(`in the package, a link to ${name}`, () => {
    assert.equal(localizeLinks(text, files, { absolute, isPublic }), expected);
  });
}

test('a skill has its name, its description and links to Markdown versions', () => {
  const text = skillOf('# A\n\n[x](docs/links.md), [y](README.md)\n', {
    name: 'a',
    description: 'Does "b".',
    urlOf: (file) => `https://a.org/${file}/index.md`,
  });
  assert.equal(
    text,
    '---\nname: a\ndescription: "Does \\"b\\"."\n---\n\n# A\n\n[x](https://a.org/links/index.md), [y](https://a.org/README/index.md)\n',
  );
});
