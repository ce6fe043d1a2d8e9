import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownOf } from '../../scripts/postbuild/markdown.mjs';
import { dataBlock } from '../../scripts/postbuild/structured-data.mjs';

const facts = { title: 'A "page"', description: 'What it is', url: 'http://site/sub/a/' };

function bodyOf(main) {
  return markdownOf(`<body><nav>x</nav><main id="main">${main}</main></body>`, facts)
    .split('---\n')[2]
    .trim();
}

test('a Markdown version starts with title, description and URL', () => {
  assert.match(
    markdownOf('<main><h1>A</h1></main>', facts),
    /^---\ntitle: "A \\"page\\""\ndescription: "What it is"\nurl: http:\/\/site\/sub\/a\/\n---\n\n# A\n$/,
  );
});

test('a page without a main element fails the build', () => {
  assert.throws(() => markdownOf('<p>text</p>', facts), /without <main>/);
});

test('URLs become absolute', () => {
  assert.equal(bodyOf('<p><a href="/sub/b/#c">B</a></p>'), '[B](http://site/sub/b/#c)');
  assert.equal(bodyOf('<p><a href="#c">C</a></p>'), '[C](http://site/sub/a/#c)');
  assert.equal(bodyOf('<p>x<img src="/p.png" alt="Lake"></p>'), 'x![Lake](http://site/p.png)');
});

test('navigation, controls and live demos are left out', () => {
  assert.equal(
    bodyOf(
      '<p data-not-content="true">Band</p><h2 id="a"><a href="#a">A</a></h2><nav><a href="/">x</a></nav><div data-not-content="true"><p>y</p></div><button>z</button>',
    ),
    '## A',
  );
});

test('code keeps its lines and gets its language', () => {
  assert.equal(
    bodyOf('<pre aria-label="demo.tsx"><code><span>const a =</span> 1;\nb();\n</code></pre>'),
    '```tsx\nconst a = 1;\nb();\n```',
  );
  assert.match(bodyOf('<pre aria-label="x.md"><code>```\na\n```</code></pre>'), /^````ts\n/);
});

for (const [language, label, code] of [
  ['sh', 'Install', 'npm install x'],
  ['sh', 'Create and install: Astro, npm', 'mkdir gallery-app\ncd gallery-app\nnpm init -y'],
  ['sh', 'Create and install: Vite, pnpm', 'pnpm dlx create-vite@9 gallery-app'],
  ['sh', 'Build: Vite, bun', 'bunx vite build'],
  ['astro', 'Astro: src/pages/index.astro', '<Album client:load />'],
  ['js', 'React: jest.config.mjs', 'export default {};'],
  ['tsx', 'Galleries in German', '<Carousel images={images} />'],
  ['html', 'Before', '<ks-carousel [id]="1"></ks-carousel>'],
  ['text', 'Content security policy', "script-src 'self'; img-src 'self' data:"],
  ['ts', 'Before', 'npmName: 1'],
]) {
  test(`the code of “${label}” is fenced as ${language}`, () => {
    const escaped = code.replaceAll('<', '&lt;');
    const body = bodyOf(`<pre aria-label="${label}"><code>${escaped}</code></pre>`);
    assert.equal(body, `\`\`\`${language}\n${code}\n\`\`\``);
  });
}

test('an underscore inside a word is not escaped, so that names are found', () => {
  assert.equal(bodyOf('<h3>DUPLICATE_ID</h3>'), '### DUPLICATE_ID');
  assert.equal(bodyOf('<p>A_B_C and _x_, 2*3*4</p>'), 'A_B_C and \\_x\\_, 2\\*3\\*4');
});

test('a table has one line for each row, whatever its cells contain', () => {
  assert.equal(
    bodyOf(
      '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Type</th></tr></thead><tbody><tr><th><code>a</code></th><td><code>x | y</code></td></tr><tr><th>b</th><td><p>one</p><pre>{\n  c\n}</pre></td></tr></tbody></table>',
    ),
    [
      'Fields:',
      '',
      '| Field | Type |',
      '| --- | --- |',
      '| `a` | `x \\| y` |',
      '| b | one `{ c }` |',
    ].join('\n'),
  );
});

test('no text in a data block can close its element', () => {
  const block = dataBlock({ name: '</script><script>alert(1)</script>' });
  assert.equal(block.match(/<\/script>/g).length, 1);
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block)[1];
  assert.equal(JSON.parse(text).name, '</script><script>alert(1)</script>');
});
