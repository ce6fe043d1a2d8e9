import { readAllFields } from '@/components/playground/fields/read-fields';
import { formatValue, parseValue } from '@/components/playground/fields/value-text';
import { otherLibraries } from '@/components/reference/other-libraries/libraries';

const fields = readAllFields();

const rows = otherLibraries.flatMap(({ name, component, options }) =>
  options.flatMap((row) => (row.ours ? [{ name, component, ...row, ours: row.ours }] : [])),
);

/** Options whose default is the same in both libraries; of all others the page shows both defaults. */
const sameDefaults: Readonly<Record<string, string>> = {
  'yet-another-react-lightbox': 'counter.separator thumbnails.hidden zoom.scrollToZoom',
  photoswipe: 'wheelToZoom closeOnVerticalDrag bgClickAction doubleTapAction showHideAnimationType',
  lightgallery:
    'zoomFromOrigin swipeToClose closeOnTap counter ' +
    'slideShowInterval pager thumbnail zoom showZoomInOutIcons',
  'react-image-gallery': 'infinite showNav showThumbnails showIndex disableKeyDown',
  swiper: 'slidesPerView slidesPerGroup centeredSlides',
};

test.each(rows.map((row) => [row.name, row.option, row] as const))(
  '%s: the default of %s is a value of our option, and is known to be ours or not',
  (name, option, { component, ours, theirDefault }) => {
    const field = fields[component].find(({ path }) => path === ours.path)!;
    expect(field).toBeDefined();
    // An option without a default is converted from what switches it on.
    const text = ours.toText(theirDefault ?? true);
    expect(text).toBeDefined();
    parseValue(field, text!);
    const isSame =
      theirDefault !== undefined &&
      field.defaultValue !== undefined &&
      text === formatValue(field, field.defaultValue);
    expect(isSame).toBe(sameDefaults[name]?.split(' ').includes(option) ?? false);
  },
);

test('every option without a counterpart is listed once, and no path twice with a switch', () => {
  for (const { options } of otherLibraries) {
    const names = options.map(({ option, ours }) => `${option} ${ours?.path ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(
  otherLibraries.flatMap(({ name, options }) =>
    options.flatMap(({ option, remark }) => (remark ? [[name, option, remark] as const] : [])),
  ),
)('%s: the remark on %s is a sentence', (_name, _option, remark) => {
  expect(remark).toMatch(/^[A-Z`].* .*\.$/);
  expect(remark).not.toMatch(/^(Always|None:|Props?|Slot)/);
});
