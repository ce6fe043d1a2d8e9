/**
 * Strengthens the built stylesheets, so that rules of an application for elements, types, roles and states
 * (`[type=button]:hover`) do not change the galleries. Each selector of a part is repeated with the specificity of an id,
 * for parts without a class of the application: with one, the rules of the application for its class apply as ever.
 * Also writes each stylesheet in a layer, as it was, because every rule outside layers overrides those on purpose.
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
  // Not as nested rules, which are shorter: Chromium tries most of them on every element of the page.
  sheet.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? '')) return;
    rule.selectors = rule.selectors.flatMap((each) => [each, ...strengthen(each)]);
  });
  return sheet.toString();
}

/** Returns a stylesheet in the layer of the library. */
export const putInLayer = (css) => `@layer ks-gallery{${css.trimEnd()}}\n`;

await main(import.meta.url, async () => {
  const folder = join(import.meta.dirname, 'dist');
  const names = (await filesBelow(folder)).filter((name) => /(?<!\.layered)\.css$/.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const css = await readFile(path, 'utf8');
    await writeFile(path.replace(/css$/, 'layered.css'), putInLayer(css));
    await writeFile(path, strengthenStyles(css));
  }
});
