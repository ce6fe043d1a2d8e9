import fc from 'fast-check';
import { parseMarkup, type MarkupNode } from '@/gallery-lib/src/core/text/markup';
import { decodeEntities, plainText } from '@/gallery-lib/src/core/text/plain-text';

/** Formats the tree in a compact notation: `b(bold)`, `a[/x](link)`. */
function format(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.tag}${node.href === undefined ? '' : `[${node.href}]`}(${format(node.children)})`,
    )
    .join('');
}

const parsed = (text: string) => format(parseMarkup(text));

it.each([
  ['no markup', 'no markup'],
  ['<b>bold</b> and <em>more</em>', 'b(bold) and em(more)'],
  ['<ul><li>one</li><li>two</li></ul>', 'ul(li(one)li(two))'],
  ['line<br>break<br/>again', 'linebr()breakbr()again'],
  [
    '<a href="/x">in</a> <A HREF=\'https://e.org/?a=1&amp;b=2\'>out</A>',
    'a[/x](in) a[https://e.org/?a=1&b=2](out)',
  ],
  ['<a href=mailto:a@e.org>mail</a>', 'a[mailto:a@e.org](mail)'],
  ['<a href="#part">part</a> <a href="?q=a:b">q</a>', 'a[#part](part) a[?q=a:b](q)'],
  ['<b>open', 'b(open)'],
  ['<b><i>crossed</b></i> after', 'b(i(crossed)) after'],
  ['closed</b> only', 'closed only'],
  ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
  ['&lt;b&gt; &#233; &#xE9; &quot;&apos;&nbsp;&unknown;', '<b> é é "\'\u00a0&unknown;'],
  ['<p title="a>b">text</p>', 'p(text)'],
  ['before<!-- <b>not</b> -->after<!-- open', 'beforeafter'],
  ['', ''],
])('parses the allowed markup %s', (text, tree) => {
  expect(parsed(text)).toBe(tree);
});

describe('disallowed markup', () => {
  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<SCRIPT SRC=//e.org/x.js></SCRIPT >text', 'text'],
    ['<script>never closed', ''],
    ['<style>*{display:none}</style>text', 'text'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>text', 'text'],
    ['<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>text', 'text'],
    ['<math><mi href="javascript:alert(1)">x</mi></math>text', 'text'],
    ['<object data=x></object><embed src=x></embed>text', 'text'],
    ['<template><b>x</b></template><noscript><b>x</b></noscript>text', 'text'],
    ['<select><option>x</option></select><textarea>x</textarea>text', 'text'],
    ['<form action=/steal><input name=a><button>go</button></form>', 'go'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<b onclick="alert(1)" style="position:fixed" class=x id=y>bold</b>', 'b(bold)'],
    ['<custom-element>text</custom-element>', 'text'],
    ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
    ['<<script>script>alert(1)', '<'],
  ])('is removed from %s', (text, tree) => {
    expect(parsed(text)).toBe(tree);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    'java&#x09;script:alert(1)',
    'java\nscript:alert(1)',
    '&#1;javascript:alert(1)',
    '&#106;avascript&#58;alert(1)',
    '&#x6A;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://e.org/1',
    'file:///etc/passwd',
    'x:y',
    '',
  ])('a link with the URL %j loses it', (url) => {
    const [link] = parseMarkup(`<a href="${url}">x</a>`);
    expect(link).toMatchObject({ tag: 'a', href: undefined });
  });

  it('an attribute that only looks like href is ignored', () => {
    expect(parsed('<a data-href="/wrong" href="/right">x</a>')).toBe('a[/right](x)');
    expect(parsed('<a title=" href=/wrong">x</a>')).toBe('a(x)');
  });
});

describe('plain text', () => {
  it.each([
    ['no markup', 'no markup'],
    ['<b>bold</b> and <em>more</em>', 'bold and more'],
    ['one<br>two', 'one two'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['a &lt; b &amp;&amp; c', 'a < b && c'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['<script>alert(1)</script>text', 'text'],
    ['<img alt="a>b" src=x>text', 'text'],
    ['before<!-- gone -->after', 'before after'],
    ['before<!-- never closed', 'before'],
    ['<b>open', 'open'],
  ])('is extracted from %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('ignores references that are empty or name no character', () => {
    expect(decodeEntities('a&#0;b&#x110000;c')).toBe('abc');
  });
});

describe('very long markup', () => {
  const many = 20_000;
  it.each([
    ['opening tags without end', '<a'],
    ['opening tags with a quote', '<a "'],
    ['opening tags with both quotes', `<a "'`],
    ['comments without end', '<!--'],
    ['scripts without end', '<script'],
    ['scripts', '<script>'],
    ['nested elements', '<b>'],
    ['closing tags', '</b>'],
    ['references without end', '&#1'],
    ['less-than signs', '<'],
  ])('%s are parsed in less than a second', (_, piece) => {
    const text = piece.repeat(many);
    const start = performance.now();
    parseMarkup(text);
    plainText(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('nested elements are cut at a depth that can be rendered', () => {
    const depth = (nodes: readonly MarkupNode[]): number => {
      let level = nodes;
      let count = 0;
      while (level.length > 0) {
        count += 1;
        level = level.flatMap((node) => (typeof node === 'string' ? [] : node.children));
      }
      return count;
    };
    expect(depth(parseMarkup('<b>'.repeat(many)))).toBeLessThan(200);
  });
});

it('no text at all yields an element that is not allowed', () => {
  const pieces =
    '< > " \' / = & ; # !-- --> script a b href onclick javascript: style img svg'.split(' ');
  const piece = fc.oneof(fc.constantFrom(...pieces, ' ', '\n', '\u0000'), fc.string());
  const allowed =
    /^(a|abbr|b|big|blockquote|br|code|dd|div|dl|dt|em|h[1-6]|hr|i|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|u|ul)$/;
  fc.assert(
    fc.property(fc.array(piece), (text) => {
      const visit = (node: MarkupNode) => {
        if (typeof node === 'string') return;
        expect(node.tag).toMatch(allowed);
        if (node.href !== undefined) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
            new URL(node.href, 'https://e.org').protocol,
          );
        }
        node.children.forEach(visit);
      };
      parseMarkup(text.join('')).forEach(visit);
    }),
    { numRuns: 500 },
  );
});
