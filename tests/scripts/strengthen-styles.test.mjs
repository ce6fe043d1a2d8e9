import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strengthenStyles } from '../../gallery-lib/strengthen-styles.mjs';

const strong = ':not(.ks-custom,#k)';

for (const [what, css, expected] of [
  ['a selector', '.ks-a{top:0}', `.ks-a,.ks-a${strong}{top:0}`],
  [
    'selectors in functions',
    ':is(.ks-a,b).ks-c:nth-child(2)>i,.ks-d:has(>[e] .f)>i{top:0}',
    `:is(.ks-a,b).ks-c:nth-child(2)>i,:is(.ks-a,b).ks-c:nth-child(2)>i${strong},.ks-d:has(>[e] .f)>i,.ks-d:has(>[e] .f)>i${strong}{top:0}`,
  ],
  [
    'pseudo-elements',
    '.ks-a::before,.ks-a::after{top:0}',
    `.ks-a::before,.ks-a${strong}::before,.ks-a::after,.ks-a${strong}::after{top:0}`,
  ],
  [
    'a selector of an element of the application',
    '.ks-a,.ks-a a{top:0}',
    `.ks-a,.ks-a${strong},.ks-a a{top:0}`,
  ],
  ['a rule in a query', '@media print{.ks-a{top:0}}', `@media print{.ks-a,.ks-a${strong}{top:0}}`],
  ['defaults', ':where(:root,:host){--ks-a:0}', ':where(:root,:host){--ks-a:0}'],
  ['keyframes', '@keyframes ks-a{from{top:0}}', '@keyframes ks-a{from{top:0}}'],
])
  test(`strengthens ${what}`, () => {
    assert.equal(strengthenStyles(css), expected);
  });
