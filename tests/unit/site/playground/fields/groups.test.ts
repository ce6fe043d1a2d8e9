import { findFields } from '@/components/playground/fields/find-fields';
import {
  arrangeGroups,
  countChanged,
  findNamedPath,
  groupFields,
  listPath,
  previewFieldsOf,
} from '@/components/playground/fields/groups';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { readAliases } from '@/components/reference/types/aliases';
import { playgroundQuestions } from '../../../../search-questions';

const { modal, carousel, plain } = readAllFields();
const find = (path: string) => modal.find((field) => field.path === path)!;

it('groups hold every option once, without the settings of the preview', () => {
  for (const fields of [modal, plain, carousel]) {
    const grouped = groupFields(fields).flatMap((group) => group.fields);
    expect(new Set(grouped)).toEqual(new Set(fields.filter(({ url }) => url !== undefined)));
    expect([...grouped, ...previewFieldsOf(fields)]).toHaveLength(fields.length);
  }
});

it.each([
  ['pauseOnHover', 'slideConfig.playConfig.pauseOnHover', true],
  ['pointer pauses', 'slideConfig.playConfig.pauseOnHover', true],
  ['slideConfig hover', 'slideConfig.playConfig.pauseOnHover', true],
  ['pauseOnHover', 'slideConfig.playConfig.autoPlay', false],
  ['pointer dots', 'slideConfig.playConfig.pauseOnHover', false],
  ['no such option', 'slideConfig.playConfig.autoPlay', false],
  ['p', 'slideConfig.playConfig.pauseOnHover', true],
  ['?', 'slideConfig.playConfig.pauseOnHover', false],
])('a search for "%s" finds %s: %s', (query, path, isFound) => {
  expect(findFields(modal, query).includes(find(path))).toBe(isFound);
});

/** The paths that the form shows, from top to bottom. */
function search(form: 'modal' | 'plain' | 'carousel', query: string): readonly string[] {
  const fields = { modal, plain, carousel }[form];
  const groups = groupFields(fields);
  const found = findFields(fields, query);
  return arrangeGroups(groups, found)
    .flatMap(({ fields }) => fields)
    .filter((field) => found.includes(field))
    .map(({ path }) => path);
}

it.each(playgroundQuestions)(
  'a search for "%s" in the form %s shows %s among the first three options',
  (query, form, path) => {
    const first = search(form, query).slice(0, 3);
    expect(first.map((found) => (found.startsWith(`${path}.`) ? path : found))).toContain(path);
  },
);

it('a search moves the groups and the options with the best results to the top', () => {
  expect(search('modal', 'dots')[0]).toBe('dotsConfig.visible');
  const groups = groupFields(modal);
  const found = [find('zoomConfig.max'), find('slideConfig.infinite'), find('zoomConfig.enable')];
  const [zoom, slide, ...others] = arrangeGroups(groups, found);
  expect(zoom!.fields.slice(0, 2)).toEqual([find('zoomConfig.max'), find('zoomConfig.enable')]);
  expect(slide!.name).toBe('slideConfig');
  expect(others.map(({ name }) => name)).toEqual(
    groups.map(({ name }) => name).filter((name) => !['zoomConfig', 'slideConfig'].includes(name)),
  );
});

it('the words of users are phrases in lower case, each once', () => {
  for (const [name, aliases] of Object.entries(readAliases())) {
    expect([name, aliases.filter((alias) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(alias))]).toEqual([
      name,
      [],
    ]);
    expect(new Set(aliases).size).toBe(aliases.length);
  }
});

it.each([
  ['buttonsConfig.buttons.*.title', 'buttonsConfig.buttons'],
  ['buttonsConfig.buttons.*.size.width', 'buttonsConfig.buttons'],
  ['buttonsConfig.strategy', undefined],
])('%s belongs to the list %s', (path, list) => {
  expect(listPath(find(path))).toBe(list);
});

it('counts what has been changed in a group', () => {
  const values = {
    'slideConfig.infinite': true,
    'slideConfig.playConfig.interval': 9,
    enableCloseOutside: false,
    'preview.width': '390',
  };
  const counts = groupFields(modal).map((group) => [group.name, countChanged(values, group)]);
  expect(counts.filter(([, count]) => count)).toEqual([
    ['slideConfig', 2],
    ['', 1],
  ]);
});

it.each([
  [
    'INVALID_INTERVAL: Modal gallery 1: slideConfig.playConfig.interval is 0; it must be greater than 0 milliseconds.',
    'slideConfig.playConfig.interval',
  ],
  ['INVALID_ZOOM: Modal gallery 1: zoomConfig.max is 0; it must be …', 'zoomConfig.max'],
  [
    'UNKNOWN_BUTTON_TYPE: Modal gallery 1: buttonsConfig.buttons[2].type is 99; it must be a member of ButtonType.',
    'buttonsConfig.buttons.2.type',
  ],
  [
    'EMPTY_IMAGES: Modal gallery 1: images is empty; at least one image is needed.',
    'preview.images',
  ],
  [
    'INVALID_OPTION: Plain gallery 1: plainGalleryConfig.layout.columns is 0 from a width of 600 px; it must be …',
    'plainGalleryConfig.layout.columns',
  ],
  ['Something else', undefined],
])('the message "%s" names %s', (message, path) => {
  const fields = message.includes('Plain gallery') ? plain : modal;
  expect(findNamedPath(fields, message)).toBe(path);
});
