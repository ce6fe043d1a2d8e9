/**
 * Strengthens the built stylesheets, so that rules of an application for elements, types, roles and states
 * (`[type=button]:hover`) do not change the galleries. Each selector of a part is repeated with the specificity of an id,
 * for parts without a class of the application: with one, the rules of the application for its class apply as ever. Where
 * CSS nesting says the same, a nested rule repeats the selectors, which compresses better.
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

/** Functions whose specificity is that of their strongest argument; that of `:where()` is 0. */
const FUNCTION = /:([\w-]+)\(([^()]*)\)/;

/** Returns the specificity of a selector without ids: 100 for each class, attribute and pseudo-class, 1 for each element. */
function getSpecificity(selector) {
  let text = selector.replace(/\[[^\]]*\]/g, '.attribute');
  for (let found = FUNCTION.exec(text); found; found = FUNCTION.exec(text)) {
    const [whole, name, list] = found;
    const parts = list.split(',').sort((one, other) => getSpecificity(other) - getSpecificity(one));
    const equivalent = { where: '', is: parts[0], not: parts[0], has: parts[0] }[name];
    text = text.replace(whole, () => ` ${equivalent ?? '.class'}`);
  }
  const count = (pattern) => text.match(pattern)?.length ?? 0;
  return 100 * count(/[.:]/g) + count(/(?<![\w.:-])[a-z]/g);
}

/**
 * Returns the selectors of a rule without their pseudo-element, and that pseudo-element, if all of them may be those of a
 * rule in which another one is nested: `&` has the specificity of the strongest one, and stands for no pseudo-element.
 */
function getParent(selectors) {
  if (selectors.some((each) => strengthen(each).length === 0)) return undefined;
  const [[pseudo]] = selectors.map((each) => PSEUDO_ELEMENT.exec(each));
  const parents = selectors.map((each) => each.replace(PSEUDO_ELEMENT, ''));
  const isSame =
    selectors.every((each) => PSEUDO_ELEMENT.exec(each)[0] === pseudo) &&
    new Set(parents.map(getSpecificity)).size === 1;
  return isSame ? { parents, pseudo } : undefined;
}

/** Returns a stylesheet of the library with its selectors strengthened. */
export function strengthenStyles(css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? '') || rule.parent.type === 'rule') return;
    const found = getParent(rule.selectors);
    if (!found) {
      rule.selectors = rule.selectors.flatMap((each) => [each, ...strengthen(each)]);
      return;
    }
    const { parents, pseudo } = found;
    const nested = rule.clone({ selector: `&${pseudo},&${STRONG}${pseudo}` });
    rule.selectors = parents;
    rule.raws.semicolon = false;
    rule.removeAll();
    rule.append(nested);
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
