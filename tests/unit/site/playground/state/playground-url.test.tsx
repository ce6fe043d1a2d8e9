import { render } from '@testing-library/react';
import { componentNames, type Field } from '@/components/playground/fields/field';
import { decodeFragment } from '@/components/playground/state/fragment';
import { playgroundUrl } from '@/components/reference/tables/playground-link';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { FieldTable } from '@/components/reference/tables/field-table';

const fields = readAllFields();

it.each([
  // A group of options.
  ['ModalLibConfig', 'slideConfig', '#modal.slideConfig'],
  ['CarouselLibConfig', 'carouselImageConfig', '#carousel.carouselImageConfig'],
  // The first option of an inner group.
  ['SlideConfig', 'sidePreviews', '#modal.slideConfig.sidePreviews.show'],
  ['ButtonsConfig', 'buttons', '#modal.buttonsConfig.buttons.*.type'],
  // In the first component that has the option: modal, plain, carousel.
  ['PlayConfig', 'interval', '#modal.slideConfig.playConfig.interval'],
  ['LinkConfig', 'name', '#modal.linkConfig.name'],
])(
  'the link of a row of the reference to the playground, of %s.%s, is %s',
  (type, field, fragment) => {
    expect(playgroundUrl(type, field)).toBe(`/playground${fragment}`);
  },
);

/** Type and field of the row of an option. */
function getRow({ url = '' }: Field): readonly [type: string, field: string] {
  const [, type = '', field = ''] = /#(\w+)\.(\w+)$/.exec(url) ?? [];
  return [type, field];
}

/** URLs of the links "Try it" in the table of a type, by id of the row. */
function readLinks(type: string): ReadonlyMap<string, string | null> {
  const { container, unmount } = render(<FieldTable of={type} />);
  const rows = [...container.querySelectorAll('tr[id]')].map((row) => {
    const name = `Try it: ${row.id.replace(/^.*\./, '')}`;
    const link = row.querySelector(`a[aria-label="${name}"]`);
    return [row.id, link?.getAttribute('href') ?? null] as const;
  });
  unmount();
  return new Map(rows);
}

test.each(componentNames)('the row of each option of %s links to that option', async (name) => {
  const options = fields[name].filter(({ url }) => url?.includes('#'));
  const links = new Map(
    [...new Set(options.map((option) => getRow(option)[0]))].flatMap((type) => [
      ...readLinks(type),
    ]),
  );
  for (const option of options) {
    const url = links.get(getRow(option).join('.')) ?? '';
    expect(url).toMatch(/^\/playground\/#/);
    const { state, chosen, problems } = await decodeFragment(url.replace(/^.*#/, ''), fields);
    expect(problems).toEqual([]);
    // A row that describes options of several components links to the first of them.
    const target = fields[state.component].find(({ path }) => path === chosen);
    expect(target).toMatchObject({ url: option.url });
  }
});

test('each link of the labels leads to a field of the form', async () => {
  const urls = [...readLinks('AccessibilityConfig').values()].filter((url) => url !== null);
  expect(urls.length).toBeGreaterThan(20);
  for (const url of urls) {
    const { problems } = await decodeFragment(url.replace(/^.*#/, ''), fields);
    expect({ url, problems }).toEqual({ url, problems: [] });
  }
});

test.each(['videoAriaLabel', 'infoAriaLabel'])(
  'the label %s, which the form leaves out, has no link to the playground',
  (name) => {
    expect(readLinks('AccessibilityConfig').get(`AccessibilityConfig.${name}`)).toBeNull();
  },
);

test('rows that describe no option have no link to the playground', () => {
  expect(new Set(readLinks('CarouselProps').values())).toEqual(new Set([null]));
  expect(new Set(readLinks('ImageEvent').values())).toEqual(new Set([null]));
  expect(readLinks('ButtonConfig').get('ButtonConfig.icon')).toBeNull();
});
