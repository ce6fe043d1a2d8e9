import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/**
 * Deliberate faults, each of which "npm test" must find and name. `change` is applied to `file`, a source or a file of the
 * export in out/; `check` is the part of the tests that must fail, and `names` matches what it must print.
 */
const unit = (...files) => ({ kind: 'unit', args: files.map((file) => `tests/unit/${file}`) });
const scripts = (file) => ({ kind: 'scripts', args: [`tests/scripts/${file}`] });
const browser = (file, title) => ({
  kind: 'browser',
  args: [`tests/browser/${file}`, '-g', title],
});
const types = { kind: 'types', args: [] };
const lint = (file) => ({ kind: 'lint', args: [file] });
const exported = { kind: 'export', args: [] };

const replace = (from, to) => ({ from, to });
const append = (text) => ({ append: text });

const library = (file) => `gallery-lib/src/${file}`;
/** A stylesheet of a page. */
const stylesheet = async () => {
  const html = await readFile(join(root, 'out/about/index.html'), 'utf8');
  return `out${/href="?([^">\s]+\.css)/.exec(html)[1]}`;
};

export const faults = [
  {
    name: 'the next image of the last one ignores `infinite`',
    file: library('core/navigation.ts'),
    change: replace('return infinite && count > 1 ? 0 : -1;', 'return -1;'),
    check: unit('core/navigation'),
    names: /next/i,
  },
  {
    name: 'an event of the carousel has the position of the image before',
    file: library('carousel/use-carousel-slides.ts'),
    change: replace('action, result, own', 'action, Number(result) - 1, own'),
    check: unit('carousel.test'),
    names: /changeImage/,
  },
  {
    name: 'a dot has no name',
    file: library('parts/dots.tsx'),
    change: replace('aria-label={`${labels.dotAriaLabel} ${index + 1}`}', ''),
    check: unit('carousel.test'),
    names: /dot|Navigate to image/i,
  },
  {
    name: 'a keyboard press is reported as a click',
    file: library('parts/get-action.ts'),
    change: replace('Action.KEYBOARD :', 'Action.CLICK :'),
    check: unit('modal-gallery/navigation', 'carousel.test'),
    names: /KEYBOARD/,
  },
  {
    name: 'Escape does not close where another key is configured',
    file: library('input/keys.ts'),
    change: replace(/if \(event\.key === 'Escape'[^;]*;/, ''),
    check: unit('core/keys'),
    names: /Escape/,
  },
  {
    name: 'arrow keys are not mirrored in right-to-left pages',
    file: library('input/keys.ts'),
    change: replace('(rtl && MIRRORED[event.code]) || event.code', 'event.code'),
    check: unit('core/keys'),
    names: /ArrowLeft|rtl|right-to-left/i,
  },
  {
    name: 'a javascript: URL passes as an image',
    file: library('core/url.ts'),
    change: replace('return url && SAFE_IMAGE_URL.test', 'return url || SAFE_IMAGE_URL.test'),
    check: unit('core/url'),
    names: /javascript/i,
  },
  {
    name: 'a javascript: URL is opened as an external one',
    file: library('core/url.ts'),
    change: replace('/^https?:$/.test(protocol)', 'protocol'),
    check: unit('core/url'),
    names: /javascript/i,
  },
  {
    name: 'a description may contain a script',
    file: library('core/markup.ts'),
    change: replace('ul)$/;', 'ul|script)$/;'),
    check: unit('core/text', 'injection'),
    names: /script/i,
  },
  {
    name: 'captions count from 0',
    file: library('core/caption.ts'),
    change: replace('${index + 1}', '${index}'),
    check: unit('core/caption'),
    names: /caption|1/i,
  },
  {
    name: 'autoplay runs with reduced motion',
    file: library('input/use-autoplay.ts'),
    change: replace(' && !isStopped && !reducedMotion', ' && !isStopped'),
    check: unit('carousel.test', 'modal-gallery/updating'),
    names: /reduced motion/i,
  },
  {
    name: 'a touch pauses autoplay',
    file: library('input/use-autoplay.ts'),
    change: replace('(mouse|pen)', '(mouse|pen|touch)'),
    check: unit('carousel.test'),
    names: /touch/,
  },
  {
    name: 'a listener that has unsubscribed is called',
    file: library('core/stream.ts'),
    change: replace('void listeners.delete(entry)', 'undefined'),
    check: unit('core/stream'),
    names: /unsubscribe/i,
  },
  {
    name: 'a listener of the shortcuts stays on the element',
    file: library('input/shortcuts.ts'),
    change: replace(
      "return () => element.removeEventListener('keydown', press);",
      'return () => {};',
    ),
    check: unit('shortcuts'),
    names: /shortcut|key/i,
  },
  {
    name: 'scrolling stays locked after closing',
    file: library('modal-gallery/dialog/scroll-lock.ts'),
    change: replace('if (locks === 0) restore?.();', ''),
    check: unit('modal-gallery/opening-closing'),
    names: /scroll|overflow/i,
  },
  {
    name: 'a slow vertical drag counts as a swipe',
    file: library('core/swipe.ts'),
    change: replace('if (distance <= Math.abs(deltaY)) return false;', ''),
    check: unit('core/swipe'),
    names: /swipe|vertical/i,
  },
  {
    name: 'the thumbnails show one image too few',
    file: library('core/preview-window.ts'),
    change: replace(
      'const shown = Math.min(size, count);',
      'const shown = Math.min(size, count) - 1;',
    ),
    check: unit('core/preview-window'),
    names: /window/i,
  },
  {
    name: 'a download has the name of its query',
    file: library('core/file-name.ts'),
    change: replace(".replace(/[?#].*$/s, '')", ''),
    check: unit('core'),
    names: /name|download/i,
  },
  {
    name: 'a default differs from the documented one',
    file: library('model/defaults/shared.ts'),
    change: replace('interval: 5000', 'interval: 4000'),
    check: unit('carousel.test', 'core/configuration'),
    names: /5000/,
  },
  {
    name: 'a field has another type than its default',
    file: library('model/common.ts'),
    change: replace(/interval\?: number/, 'interval?: boolean'),
    check: types,
    names: /interval/,
  },
  {
    name: 'the library imports a page',
    file: library('core/navigation.ts'),
    change: append("\nexport * from '@/components/site/urls';\n"),
    check: lint(library('core/navigation.ts')),
    names: /must not depend on the site/,
  },
  {
    name: 'a dependency names a range of versions',
    file: 'package.json',
    change: replace('"next": "16.4.5"', '"next": "^16.4.5"'),
    check: scripts('dependencies.test.mjs'),
    names: /next \^16/,
  },
  {
    name: 'a page has no title',
    file: 'out/about/index.html',
    change: replace(/<title>[^<]*/, '<title>'),
    check: exported,
    names: /about\/index\.html has its title/,
  },
  {
    name: 'a link leads nowhere',
    file: 'out/about/index.html',
    change: replace('/migration/', '/migratoin/'),
    check: exported,
    names: /about\/.*migratoin.* leads nowhere/,
  },
  {
    name: 'a demo lacks its Angular source',
    file: 'out/demo/carousel/index.html',
    change: replace(/@(<[^>]+>)*Component/g, 'Fault'),
    check: exported,
    names: /demo\/carousel\/index\.html contains its text, both sources/,
  },
  {
    name: 'a policy allows every inline script',
    file: 'out/about/index.html',
    change: replace(/script-src /, "script-src 'unsafe-inline' "),
    check: exported,
    names: /policy[\s\S]*\/about/,
  },
  {
    name: 'the page script has outgrown its budget',
    file: 'out/scripts/page.js',
    change: append(
      `\n//${Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join('')}`,
    ),
    check: exported,
    names: /JavaScript at load[\s\S]*bytes/,
  },
  {
    name: 'the layout shifts while a page loads',
    file: stylesheet,
    change: append('@keyframes fault{to{margin-top:200px}}main{animation:fault .05s both}'),
    check: browser('pages.spec.ts', '/about loads, fits'),
    names: /layout shift/,
  },
  {
    name: 'a page is wider than a phone',
    file: stylesheet,
    change: append('h1{min-width:900px}'),
    check: browser('pages.spec.ts', '/about loads, fits'),
    names: /overflow at 360 px/,
  },
  {
    name: 'a button has no name',
    file: 'out/about/index.html',
    change: replace(/ aria-label=Search([^>]*) title="[^"]*"/, '$1'),
    check: browser('pages.spec.ts', '/about loads, fits'),
    names: /button-name/,
  },
  {
    name: 'focus is not visible',
    file: stylesheet,
    change: append(':focus-visible{outline:0 none!important;box-shadow:none!important}'),
    check: browser('accessibility.spec.ts', 'tab stop on features/carousel/ at 1280'),
    names: /visible/,
  },
];
