import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/**
 * Deliberate faults, each of which "npm test" must find and name. `change` is applied to `file`, a source or a file of the
 * export in out/; `check` is the part of the tests that must fail, and `names` is what it must print: the title of a test
 * that fails, or a message that no other fault causes.
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
const exportTest = (file) => ({ kind: 'scripts', args: [`tests/export/${file}`] });

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
    file: library('core/slides/navigation.ts'),
    change: replace('return infinite && count > 1 ? 0 : -1;', 'return -1;'),
    check: unit('library/core/navigation'),
    names: '● the next and the previous index › from index 4 of 5 images, infinite true: next 0',
  },
  {
    name: 'an update keeps the position in place of the active image',
    file: library('core/slides/slides.ts'),
    change: replace(
      'followIndex(id, state.index, source)',
      'Math.min(state.index, source.length - 1)',
    ),
    check: unit('library/core/reduce-slides'),
    names:
      '● commands of the modal gallery › emit the right events at index 2 of five images: "update 501234"',
  },
  {
    name: 'an event of the carousel has the position of the image before',
    file: library('carousel/use-carousel-slides.ts'),
    change: replace('action, result, own', 'action, Number(result) - 1, own'),
    check: unit('library/carousel/carousel.test'),
    names: '-   "changeImage(CLICK, 2)",\n    +   "changeImage(CLICK, 1)"',
  },
  {
    name: 'a dot has no name',
    file: library('parts/dots.tsx'),
    change: replace('label={`${labels.dotAriaLabel} ${index + 1}`}', 'label=""'),
    check: unit('library/carousel/carousel.test'),
    names:
      'Unable to find an accessible element with the role "tab" and name "Navigate to image number 7"',
  },
  {
    name: 'a keyboard press is reported as a click',
    file: library('parts/get-action.ts'),
    change: replace('Action.KEYBOARD :', 'Action.CLICK :'),
    check: unit('library/modal-gallery/navigation', 'library/carousel/carousel.test'),
    names: '● navigating in the modal gallery › emits the right events: Enter on an arrow',
  },
  {
    name: 'a toolbar button does not announce its action',
    file: library('modal-gallery/toolbar/run-toolbar-action.ts'),
    change: replace("gallery.emitButton('buttonBefore', event);", ''),
    check: unit('library/modal-gallery/buttons'),
    names: '● the delete button › shows the previous image in place of the last one',
  },
  {
    name: 'Escape does not close where another key is configured',
    file: library('input/keys.ts'),
    change: replace("if (code === 'Escape') return 'close';", ''),
    check: unit('library/core/keys'),
    names: '● with configured keys, the key Escape means close',
  },
  {
    name: 'arrow keys are not mirrored in right-to-left pages',
    file: library('input/keys.ts'),
    change: replace('(rtl && MIRRORED[code]) || code', 'code'),
    check: unit('library/core/keys'),
    names: '● arrow keys are mirrored in right-to-left text',
  },
  {
    name: 'a javascript: URL passes as an image',
    file: library('core/url/url.ts'),
    change: replace('return url && !SCRIPT.test', 'return url || !SCRIPT.test'),
    check: unit('library/core/url'),
    names: '● URLs of images › rejects the URL "javascript:alert(1)"',
  },
  {
    name: 'a javascript: URL is opened as an external one',
    file: library('core/url/url.ts'),
    change: replace('return isPage(protocol, pageScheme)', 'return protocol'),
    check: unit('library/core/url'),
    names: '● external URLs › refuses the URL "javascript:alert(1)"',
  },
  {
    name: 'a description may contain a script',
    file: library('core/text/markup.ts'),
    change: replace('ul)$/;', 'ul|script)$/;'),
    check: unit('library/core/text', 'library/injection'),
    names: '● disallowed markup › is removed from <scr<script></script>ipt>',
  },
  {
    name: 'captions count from 0',
    file: library('core/text/caption.ts'),
    change: replace('${index + 1}', '${index}'),
    check: unit('library/core/caption'),
    names: '● a caption consists of position, total and description',
  },
  {
    name: 'autoplay runs with reduced motion',
    file: library('input/use-autoplay.ts'),
    change: replace(' && !isStopped && !reducedMotion', ' && !isStopped'),
    check: unit('library/autoplay'),
    names: '● autoplay of the modal gallery › stays off with reduced motion',
  },
  {
    name: 'autoplay runs while the focus is inside',
    file: library('input/use-autoplay.ts'),
    change: replace('focused || (hovered', '(hovered'),
    check: unit('library/autoplay'),
    names: '● autoplay of the carousel › pauses while the focus is inside',
  },
  {
    name: 'a touch pauses autoplay',
    file: library('input/use-autoplay.ts'),
    change: replace('(mouse|pen)', '(mouse|pen|touch)'),
    check: unit('library/autoplay'),
    names: '● autoplay of the carousel › does not pause for a pointer of type "touch"',
  },
  {
    name: 'a listener that has unsubscribed is called',
    file: library('core/stream.ts'),
    change: replace('void listeners.delete(entry)', 'undefined'),
    check: unit('library/core/stream'),
    names: '● an event stream › calls every listener in subscription order until it unsubscribes',
  },
  {
    name: 'a listener of the shortcuts stays on the element',
    file: library('input/shortcuts.ts'),
    change: replace(
      "return () => element.removeEventListener('keydown', press);",
      'return () => {};',
    ),
    check: unit('library/shortcuts'),
    names: '● the built-in source › does nothing once it is detached',
  },
  {
    name: 'scrolling stays locked after closing',
    file: library('modal-gallery/dialog/scroll-lock.ts'),
    change: replace('if (held.count > 0) return;', 'if (held.count >= 0) return;'),
    check: unit('library/modal-gallery/opening-closing'),
    names: '● closing a modal gallery › closes once on Back, returns focus',
  },
  {
    name: 'a video plays on while its gallery closes',
    file: library('modal-gallery/dialog/gallery-dialog.tsx'),
    change: replace('pausePlayers(dialog);', 'void pausePlayers;'),
    check: unit('library/video/video.test'),
    names: '● what plays pauses at once › in a modal gallery when it begins to close',
  },
  {
    name: 'trying again shows the file that is broken',
    file: library('modal-gallery/model/use-image-status.ts'),
    change: replace('attempts: increment(attempts)', 'attempts'),
    check: unit('library/modal-gallery/navigation'),
    names:
      '● loading an image in the modal gallery › shows an error when both files are broken, and retries when asked',
  },
  {
    name: 'the fragment of an image is resolved against the base URL of the page',
    file: library('modal-gallery/optional/links/fragments.ts'),
    change: replace(
      "location.href.split('#')[0] + hash",
      'hash || location.pathname + location.search',
    ),
    check: unit('library/modal-gallery/deep-links'),
    names:
      '● a modal gallery with a name › has one entry with its fragment, which steps replace, also with a base URL: true',
  },
  {
    name: 'of two images, the other one always comes from the next side',
    file: library('core/slides/places.ts'),
    change: replace('if (isNext && isPrevious) return direction;', ''),
    check: unit('library/core/places'),
    names: '● the slides of the track, two images, back',
  },
  {
    name: 'a mostly vertical drag counts as a swipe',
    file: library('gestures/gesture.ts'),
    change: replace('if (distance <= Math.abs(deltaY)) return false;', ''),
    check: unit('library/core/swipe'),
    names: '● whether a drag over an image is a swipe › fast, mostly vertical',
  },
  {
    name: 'a diagonal drag is horizontal',
    file: library('gestures/gesture.ts'),
    change: replace('Math.abs(deltaX) > Math.abs(deltaY)', 'Math.abs(deltaX) >= Math.abs(deltaY)'),
    check: unit('library/gestures/recognizer'),
    names: '● the built-in source › an even diagonal is vertical',
  },
  {
    name: 'the thumbnails show one image too few',
    file: library('core/slides/preview-window.ts'),
    change: replace(
      'const shown = Math.min(size, count);',
      'const shown = Math.min(size, count) - 1;',
    ),
    check: unit('library/core/preview-window'),
    names: '● the thumbnails that are visible › 5 images with 4 visible',
  },
  {
    name: 'a download has the name of its query',
    file: library('core/text/file-name.ts'),
    change: replace("const [path = ''] = url.split(/[?#]/);", 'const path = url;'),
    check: unit('library/core'),
    names: '● names of downloaded files › the file of /assets/i0.jpg?v=1#x',
  },
  {
    name: 'a default differs from the documented one',
    file: library('model/defaults/shared.ts'),
    change: replace('interval: 5000', 'interval: 4000'),
    check: unit('library/carousel/carousel.test', 'library/core/configuration'),
    names: '● default values › of the modal gallery are the documented ones',
  },
  {
    name: 'the preview of the playground renders what the library refuses',
    file: 'components/playground/preview/preview.tsx',
    change: replace(/(message: problem \}\);)\s*return;/, '$1'),
    check: unit('site/playground/preview/preview.test'),
    names:
      '● in an iframe › refuses what the library refuses, also at first, and the open gallery stays',
  },
  {
    name: 'a field has another type than its default',
    file: library('model/options/common.ts'),
    change: replace(/interval\?: number/, 'interval?: boolean'),
    check: types,
    names: "Types of property 'interval' are incompatible.",
  },
  {
    name: 'the library imports a page',
    file: library('core/slides/navigation.ts'),
    change: append("\nexport * from '@/components/site/urls';\n"),
    check: lint(library('core/slides/navigation.ts')),
    names:
      "'@/components/site/urls' import is restricted from being used by a pattern. The library must not depend on the site",
  },
  {
    name: 'a dependency names a range of versions',
    file: 'package.json',
    change: replace('"next": "16.4.5"', '"next": "^16.4.5"'),
    check: scripts('dependencies.test.mjs'),
    names: "'next ^16.4.5'",
  },
  {
    name: 'a page has no title',
    file: 'out/about/index.html',
    change: replace(/<title>[^<]*/, '<title>'),
    check: exported,
    names: 'about/index.html has its title and one heading\nnot ok ',
  },
  {
    name: 'two pages share a description',
    file: 'out/about/index.html',
    change: replace(/(name="?description"? content=")[^"]*/, '$1There is no page at this URL.'),
    check: exported,
    names: 'no two pages share a description\nnot ok ',
  },
  {
    name: 'a link leads nowhere',
    file: 'out/about/index.html',
    change: replace('/migration/', '/migratoin/'),
    check: exported,
    names: 'about/: /migratoin/ leads nowhere',
  },
  {
    name: 'a link leads to no anchor of its page',
    file: 'out/getting-started/index.html',
    change: replace(/(href="?)#step-2\b/, '$1#step-22'),
    check: exported,
    names: 'getting-started/: #step-22 has no such anchor',
  },
  {
    name: 'a demo lacks its Angular source',
    file: 'out/demo/carousel/index.html',
    change: replace(/@(<[^>]+>)*Component/g, 'Fault'),
    check: exported,
    names: 'demo/carousel/index.html contains its text, both sources and its images\nnot ok ',
  },
  {
    name: 'a page of the reference has no table',
    file: 'out/features/carousel/index.html',
    change: replace(/<table/g, '<section'),
    check: exported,
    names: 'features/carousel/index.html contains its tables and diagrams\nnot ok ',
  },
  {
    name: 'the home page shows another size than the measured one',
    file: 'out/index.html',
    change: replace(/(?<before>"Figures[^]*?<strong>[^]*?<strong>)[\d.]+/, '$<before>0.1'),
    check: exportTest('statements.test.mjs'),
    names: 'the figures of the home page are those of their sources\nnot ok ',
  },
  {
    name: 'search engines may index the page for unknown URLs',
    file: 'out/404.html',
    change: replace(/noindex/g, 'index'),
    check: exportTest('contents.test.mjs'),
    names:
      'the page for unknown URLs is in no index, lists the pages and has no Markdown version\nnot ok ',
  },
  {
    name: 'a sidebar lacks a demo',
    file: 'components/site/route-map.ts',
    change: replace('pages.map((route) =>', 'pages.slice(1).map((route) =>'),
    check: unit('site/route-map'),
    names:
      '● the sidebar of the React edition › lists the overview, the groups of the index and the help',
  },
  {
    name: 'a policy allows every inline script',
    file: 'out/about/index.html',
    change: replace(/script-src /, "script-src 'unsafe-inline' "),
    check: exported,
    names: 'each page has a policy that does not allow all inline scripts\n/about\n',
  },
  {
    name: 'the page script has outgrown its limit',
    file: 'out/scripts/body.js',
    change: append(
      `\n//${Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join('')}`,
    ),
    check: exported,
    names: 'limits of sizes\nscripts at load: ',
  },
  {
    name: 'a size has changed, and sizes.json has not',
    file: 'sizes.json',
    change: replace(/"scripts at load": \d+/, '"scripts at load": 2000'),
    check: exported,
    names: 'sizes.json has the sizes that were built\nscripts at load: ',
  },
  {
    name: 'the layout shifts while a page loads',
    file: stylesheet,
    change: append('@keyframes fault{to{margin-top:200px}}main{animation:fault .05s both}'),
    check: browser('site/pages.spec.ts', 'guides and overviews load, fit'),
    names: 'Error: layout shift',
  },
  {
    name: 'a page is wider than a phone',
    file: stylesheet,
    change: append('h1{min-width:900px}'),
    check: browser('site/pages.spec.ts', 'guides and overviews load, fit'),
    names: 'Error: overflow at 360 px',
  },
  {
    name: 'a page from right to left is wider than a phone',
    file: stylesheet,
    change: append('[dir=rtl] h1{min-width:900px}'),
    check: browser('site/pages.spec.ts', 'pages with galleries load, fit'),
    names: 'Error: overflow at 360 px from right to left',
  },
  {
    name: 'a button has no name',
    file: 'out/about/index.html',
    change: replace(/ aria-label="Search"([^>]*) title="[^"]*"/, '$1'),
    check: browser('site/pages.spec.ts', 'guides and overviews load, fit'),
    names: 'button-name',
  },
  {
    name: 'focus is not visible',
    file: stylesheet,
    change: append(':focus-visible{outline:0 none!important;box-shadow:none!important}'),
    check: browser('site/accessibility.spec.ts', 'every tab stop'),
    names: '"visible": false',
  },
];

/** The title of the test that must find a fault, if its message is one. */
function titleOf({ check: { kind, args }, names }) {
  if (kind === 'browser') return args.at(-1);
  return names.startsWith('● ') ? names.slice(2) : undefined;
}

/** Throws an error if a fault must be found by a test that does not exist: it has another title, or is rare. */
export function expectTestsOfFaults(wanted, hasTest) {
  const missing = faults
    .filter(({ check: { kind } }) => kind === wanted)
    .map(titleOf)
    .filter((title) => title && !hasTest(title));
  if (missing.length > 0)
    throw new Error(`No ${wanted} test of this run is called:\n${missing.join('\n')}`);
}
