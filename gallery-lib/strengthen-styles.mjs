/**
 * Strengthens the built stylesheets, so that rules of an application for elements, types, roles and states
 * (`[type=button]:hover`) do not change the galleries. Each selector of a part is repeated with the specificity of an id,
 * for parts without a class of the application: with one, the rules of the application for its class apply as ever.
 * Stylesheets in a layer stay as they are, because every rule outside layers overrides them on purpose.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { filesBelow } from '../scripts/lib/files.mjs';
import { main } from '../scripts/lib/main.mjs';

/** Matches parts with the class `ks-custom` never, and others with the specificity of an id. */
const STRONG = ':not(.ks-custom,#k)';

/**
 * The last compound of a selector, if it may be an element of the application in a slot or a caption, or a caption that
 * is styled by its class.
 */
const APPLICATION =
  /(^|[\s>+~])(:where\(\*\)|a|svg|:focus-visible|\.ks-plain-caption)(:[\w-]+)*(::[\w-]+)?$/;

/** Defaults of custom properties, which any rule overrides. */
const DEFAULTS = /^:where\(:root/;

const PSEUDO_ELEMENT = /(?:::[\w-]+)?$/;

const strengthen = (selector) =>
  DEFAULTS.test(selector) || APPLICATION.test(selector)
    ? []
    : [selector.replace(PSEUDO_ELEMENT, (pseudo) => STRONG + pseudo)];

/** Returns a stylesheet of the library with its selectors strengthened. */
export function strengthenStyles(css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? '')) return;
    rule.selectors = rule.selectors.flatMap((each) => [each, ...strengthen(each)]);
  });
  return sheet.toString();
}

await main(import.meta.url, async () => {
  const folder = join(import.meta.dirname, 'dist');
  const names = (await filesBelow(folder)).filter((name) => /(?<!\.layered)\.css$/.test(name));
  for (const path of names.map((name) => join(folder, name)))
    await writeFile(path, strengthenStyles(await readFile(path, 'utf8')));
});
