import '@testing-library/jest-dom';
import { addRecentPage, readRecentPages } from '@/components/client/recent-pages';
import {
  createSearch,
  saveIndex,
  type SavedIndex,
  type SearchRecord,
} from '@/components/client/search/engine';
import { getExcerpt } from '@/components/client/search/excerpt';
import { nextFocusIndex } from '@/components/client/search/keys';
import { renderLinks, renderResults } from '@/components/client/search/render-results';
import { groupResults, type Kind, type SiteRecord } from '@/components/client/search/site-search';
import { countErrors, findMeant } from '@/components/client/search/spelling';
import { getStartView, goals } from '@/components/client/search/start-view';
import { resultText } from '@/components/client/search/status';
import { splitWords, toMeaning, toSubject } from '@/components/client/search/words';
import { routeOf } from '@/components/site/route-map';

const getMeanings = (text: string) => toSubject(splitWords(text)).map(toMeaning).sort();

describe('the meaning of words', () => {
  it.each([
    ['images', 'an image'],
    ['bigger pictures', 'image size'],
    ['remove the dots', 'hide dots'],
    ['How do I turn off autoplay?', 'stop the slideshow'],
    ['dragging', 'drag'],
    ['colours', 'color'],
    ['downloadable', 'download'],
    ['let users change the dots', 'dots'],
    ['favourite behaviours', 'favorite behavior'],
    ['customised and optimising', 'customizes or optimized'],
    ['virtualisation', 'virtualization'],
    ['analysed', 'analyze'],
    ['centre, centred', 'center, centering'],
    ['licences', 'license'],
    ['dialogues', 'dialog'],
    ['labelled', 'labeled'],
    ['grey', 'gray'],
  ])('%j means the same as %j', (one, other) => {
    expect(getMeanings(one)).toEqual(getMeanings(other));
  });

  it.each([
    ['pauseOnHover', ['pauseonhover', 'pause', 'on', 'hover']],
    ['--ks-arrow-size', ['ks', 'arrow', 'size']],
    ['<mark>', ['mark']],
    ['?!', []],
  ])('%j has the words %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('words that ask for a change count if there are no others', () => {
    expect(toSubject(['change', 'the'])).toEqual(['change']);
    expect(toSubject(['the'])).toEqual(['the']);
  });
});

describe('errors in a word', () => {
  it.each([
    ['zoom', 'zoom', 0],
    ['zom', 'zoom', 1],
    ['zooom', 'zoom', 1],
    ['zomo', 'zoom', 1],
    ['zomm', 'zoom', 1],
    ['captoin', 'caption', 1],
    ['cpatoin', 'caption', 2],
    ['carsel', 'carousel', 2],
    ['ca', 'caption', Infinity],
    ['abcdefg', 'caption', Infinity],
  ])('%s has %i errors as %s', (typed, word, errors) => {
    expect(countErrors(typed, word, 2)).toBe(errors);
    expect(countErrors(word, typed, 2)).toBe(errors);
  });

  it.each([
    ['the fewest errors win', 'botton', ['button', 'bottom', 'bottle'], ['button', 'bottom']],
    ['a short word has one error', 'captn', ['caption', 'capt'], ['capt']],
    ['a long word may have two', 'acesibility', ['accessibility', 'ability'], ['accessibility']],
    ['three letters may be four', 'zom', ['zoom', 'zone', 'tom'], ['zoom']],
    ['two letters are too few', 'zo', ['zoom', 'zoo'], []],
  ])('%s: %s', (_, typed, words, meant) => {
    expect(findMeant(typed, words)).toEqual(meant);
  });
});

const record = (title: string, text: string, words: readonly string[] = []): SearchRecord => ({
  title,
  text,
  words,
});

const records = [
  record('pauseOnHover', 'Pauses while the pointer is over the image.', ['stop on hover']),
  record('interval', 'Time between two images.', ['autoplay speed', 'delay']),
  record('showArrows', 'Shows both arrows.', ['hide arrows']),
  record('Carousel', 'A slide show with arrows and images.'),
  record('Photo layouts', 'Rows, and masonry.', ['masonry']),
];

describe('a search in records', () => {
  const search = createSearch(records);
  const find = (query: string) => search(query).map((found) => found.record.title);

  it.each([
    ['pauseOnHover', 'pauseOnHover'],
    ['PAUSEONHOVER', 'pauseOnHover'],
    ['pauseOnH', 'pauseOnHover'],
    ['hover', 'pauseOnHover'],
    ['mouse over images', 'pauseOnHover'],
    ['how fast does the slideshow go', 'interval'],
    ['remove the arrows', 'showArrows'],
    ['carousle', 'Carousel'],
    ['masonary', 'Photo layouts'],
    // Both are compared before a synonym takes their place.
    ['pictrues', 'Photo layouts'],
    ['slideshwo speed', 'interval'],
    // The beginning of a word that has a synonym.
    ['slidesh', 'interval'],
    ['stop when I hover', 'pauseOnHover'],
  ])('for %j finds %s first', (query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it('returns the record that is called so before one that mentions it', () => {
    expect(find('arrows')).toEqual(['showArrows', 'Carousel']);
  });

  it.each(['qwertz', 'qwertz arrows', '?', ''])('for %j finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('has the same results with a saved index', () => {
    const saved: SavedIndex = JSON.parse(JSON.stringify(saveIndex(records)));
    const loaded = createSearch(records, undefined, saved);
    for (const query of ['hover', 'carousle', 'remove the arrows'])
      expect(loaded(query)).toEqual(search(query));
  });

  it('multiplies scores by weights', () => {
    const weighed = createSearch(records, ({ title }) => (title === 'Carousel' ? 9 : 1));
    expect(weighed('arrows')[0]!.record.title).toBe('Carousel');
  });
});

const found = (kind: Kind, url: string): { record: SiteRecord; terms: ReadonlySet<string> } => ({
  record: { kind, url, title: url, page: 'Page', text: 'One two. Three arrows here now.' },
  terms: new Set(['arrow']),
});

describe('the groups of results', () => {
  it('begin with the best, and have at most four results of a kind', () => {
    const options = Array.from({ length: 9 }, (_, index) => found('option', `/a/#${index}`));
    const others = [found('release', '/r/'), found('guide', '/g/'), found('demo', '/d/')];
    const { total, groups } = groupResults([...options, ...others]);
    expect(total).toBe(12);
    expect(groups.map(({ title, results }) => [title, results.length])).toEqual([
      ['Best matches', 3],
      ['Guides', 1],
      ['Demos', 1],
      ['Options', 4],
      ['Release notes', 1],
    ]);
  });

  it('have at most two sections of one page', () => {
    const { groups } = groupResults(['', '#a', '#b'].map((end) => found('guide', `/g/${end}`)));
    expect(groups.flatMap(({ results }) => results)).toHaveLength(2);
  });

  it('are none without results', () => {
    expect(groupResults([])).toEqual({ total: 0, groups: [] });
  });
});

describe('an excerpt', () => {
  const getText = (text: string, term: string) =>
    getExcerpt(text, new Set([term]))
      .map((run) => run.text)
      .join('');
  const sentences =
    'The gallery opens with a click. Escape closes it and returns the focus. It can be turned off.';
  const long = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');

  it.each([
    [
      'is the sentence with the match',
      sentences,
      'escap',
      'Escape closes it and returns the focus.',
    ],
    ['is the first sentence without a match', sentences, 'x', 'The gallery opens with a click.'],
    ['joins short sentences', 'None. 5 px. Only with a caption here.', 'px', /^None\. .* here\.$/],
    ['of a long sentence is cut around the match', long, 'w30', /^… w24 .* w51 …$/],
    ['of a long sentence may begin with it', long, 'w3', /^w0 .* w27 …$/],
    ['of no text is empty', '', 'x', ''],
  ])('%s', (_, text, term, expected) => {
    expect(getText(text, term)).toEqual(expect.stringMatching(expected));
  });

  it('marks the words that have the meaning', () => {
    expect(getExcerpt('Some big images.', new Set(['imag']))).toEqual([
      { text: 'Some big ', marked: false },
      { text: 'images', marked: true },
      { text: '.', marked: false },
    ]);
  });
});

describe('rendered search results', () => {
  const list = document.createElement('div');

  it('link below the base path, in a named list, and mark the matches', () => {
    const option = found('option', '/features/carousel/#PlayConfig.interval');
    const named = {
      ...option,
      record: { ...option.record, owner: 'PlayConfig', title: 'interval' },
    };
    list.replaceChildren(...renderResults(groupResults([named]).groups, '/sub/path/'));
    document.body.replaceChildren(list);
    const link = list.querySelector('a');
    expect(link).toHaveAttribute('href', '/sub/path/features/carousel/#PlayConfig.interval');
    expect(link).toHaveTextContent(/^PlayConfig\.interval — Page/);
    expect(list.querySelector('ul')).toHaveAccessibleName('Best matches');
    expect(list.querySelector('mark')).toHaveTextContent('arrows');
  });

  it('show markup in the index as text', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const result = { ...found('guide', '/'), terms: new Set<string>() };
    const record = { ...result.record, title: hostile, text: hostile };
    list.replaceChildren(...renderResults(groupResults([{ ...result, record }]).groups, '/'));
    expect(list.querySelector('img')).toBeNull();
    expect(list).toHaveTextContent(hostile);
  });
});

describe('the start of a search', () => {
  beforeEach(() => localStorage.clear());

  it('offers six goals, whose pages exist', () => {
    expect(goals).toHaveLength(6);
    for (const { url } of goals) expect(routeOf(url.replace(/\/$/, ''))).toBeDefined();
    expect(getStartView('/').map(({ title }) => title)).toEqual(['What do you want to do?']);
  });

  it('offers the pages that were visited last, without the current one', () => {
    for (const name of ['a', 'b', 'a', 'c']) addRecentPage({ url: `/${name}/`, title: name });
    const [, recent] = getStartView('/c/');
    expect(recent!.links.map(({ title }) => title)).toEqual(['a', 'b']);
    const [element] = renderLinks([recent!], '/sub/');
    expect((element as HTMLElement).querySelector('a')).toHaveAttribute('href', '/sub/a/');
  });

  it('keeps few pages', () => {
    for (let index = 0; index < 20; index++) addRecentPage({ url: `/${index}/`, title: 'x' });
    expect(readRecentPages()).toHaveLength(6);
    expect(getStartView('/')[1]!.links).toHaveLength(5);
  });

  it.each(['{', '7', '[7, {"url": 1}]', 'null'])('reads the stored value %j as none', (stored) => {
    localStorage.setItem('ks-recent-pages', stored);
    expect(readRecentPages()).toEqual([]);
  });
});

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', -1, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('the key %s at search result %i of %i moves the focus to %s', (key, current, count, stop) => {
  expect(nextFocusIndex(key, current, count)).toBe(stop);
});

it.each([
  [0, 0, 'No results for “x”. Try fewer or other words.'],
  [1, 1, '1 result'],
  [12, 12, '12 results'],
  [30, 12, '30 results, the best 12 are shown'],
])('the status of a search with %i found and %i shown', (total, shown, text) => {
  expect(resultText(total, shown, 'x')).toBe(text);
});
