import '@testing-library/jest-dom';
import { renderResults } from '@/components/client/search/render-results';
import { nextFocusIndex } from '@/components/client/search/keys';
import { getExcerpt } from '@/components/client/search/excerpt';
import { rank, tierOf } from '@/components/client/search/rank';
import { toResult, isIndexResponse, type FoundPage } from '@/components/client/search/sections';
import { toConcepts } from '@/components/client/search/concepts';
import { findPhrases } from '@/components/client/search/phrases';
import { searchWords } from '@/components/client/search/query';
import { resultText } from '@/components/client/search/status';

describe('the words of a search query', () => {
  it.each([
    ['esc key', 'esc key'],
    ['  KeyboardConfig ', 'keyboardconfig'],
    ['How do I change the Esc key?', 'change esc key'],
    ['slideConfig.infinite', 'slideconfig.infinite'],
    ['"close"', 'close'],
    ['the', 'the'],
    ['<mark>', 'mark'],
    ['@ks89/angular-modal-gallery', '@ks89/angular-modal-gallery'],
    ['?!', ''],
    ['', ''],
  ])('the query %j searches for %j', (query, words) => {
    expect(searchWords(query)).toBe(words);
  });
});

const content =
  'Keyboard config. Settings of the keyboard and of shortcuts. KeyboardConfig. Keys close the gallery and move on. Demos. One demo has other keys.';
const words = content.split(' ');
const at = (word: string) => words.indexOf(word);

function page(locations: readonly number[]): FoundPage {
  return {
    raw_url: '/features/keyboard-config/',
    content,
    meta: { title: 'Keyboard config', area: 'Features' },
    anchors: [
      { element: 'h2', id: 'demos', text: 'Demos', location: at('Demos.') },
      { element: 'h1', id: 'top', text: 'Top', location: 0 },
      { element: 'h2', id: 'KeyboardConfig', text: 'KeyboardConfig #', location: 9 },
      { element: 'figure', id: 'picture', text: 'Picture', location: 10 },
    ],
    locations,
  };
}

function field(title: string, locations: readonly number[] = [0]): FoundPage {
  const [, name] = title.split('.');
  return {
    raw_url: `/features/carousel/#${title}`,
    content: `${title} ${name}. Pauses autoplay while the pointer is over it. boolean. optional.`,
    meta: { title, page: 'Carousel', names: '2', words: '8' },
    anchors: [],
    locations,
  };
}

const textOf = (runs: readonly { text: string }[] = []) => runs.map(({ text }) => text).join('');

describe('the concepts of a text', () => {
  it.each([
    ['images', 'an image'],
    ['bigger pictures', 'image size'],
    ['remove the dots', 'hide dots'],
    ['How do I turn off autoplay?', 'stop the slideshow'],
    ['dragging', 'drag'],
    ['colours', 'color'],
    ['downloadable', 'download'],
  ])('%j means the same as %j', (one, other) => {
    expect([...toConcepts(one)].sort()).toEqual([...toConcepts(other)].sort());
  });

  it('leaves out words without a subject, unless there are no others', () => {
    expect(toConcepts('let users change the dots')).toEqual(toConcepts('dots'));
    expect(toConcepts('change')).toHaveLength(1);
  });
});

describe('the phrases in a question', () => {
  const phrases = ['change language', 'dots', 'hide dots', 'language', 'no dots', 'two galleries'];

  it.each([
    ['remove dots', [['hide dots', 'no dots'], ['dots']]],
    ['language dots', [['dots'], ['language']]],
    ['change language of dots', [['change language'], ['dots'], ['language']]],
    ['galleries', []],
    ['', []],
    ['red green white black brown dots', []],
  ])('%j contains %j', (question, expected) => {
    expect(findPhrases(phrases, question)).toEqual(expected);
  });
});

describe('a page among the search results', () => {
  it('names its sections by their headings', () => {
    const { sections } = toResult(page([at('close'), at('One')]), 'close one');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['KeyboardConfig', 'KeyboardConfig'],
      ['demos', 'Demos'],
    ]);
  });

  it('does not repeat the heading at the start of an excerpt', () => {
    const [section] = toResult(page([at('KeyboardConfig.')]), 'keyboardconfig').sections;
    expect(section!.title).toBe('KeyboardConfig');
    expect(textOf(section!.excerpt)).toBe('Keys close the gallery and move on.');
  });

  it('lists the section first that has a search word in its name', () => {
    const { sections } = toResult(page([at('Keys'), at('Demos.')]), 'demos key');
    expect(sections[0]!.id).toBe('demos');
  });

  it('then lists the section that contains more of the search words', () => {
    const { sections } = toResult(page([at('Keys'), at('other'), at('keys.')]), 'other key');
    expect(sections[0]!.id).toBe('demos');
  });

  it('shows a sentence of the page when no section matches', () => {
    const entry = toResult(page([at('keyboard')]), 'keyboard');
    expect(entry.sections).toEqual([]);
    expect(entry.excerpt).toEqual([
      { text: 'Settings of the ', marked: false },
      { text: 'keyboard', marked: true },
      { text: ' and of shortcuts.', marked: false },
    ]);
  });

  it('may have no title, no area and no anchors', () => {
    expect(toResult({ ...page([]), meta: {}, anchors: [] }, 'x')).toMatchObject({
      title: '/features/keyboard-config/',
      area: '',
      sections: [],
    });
  });
});

describe('a field among the search results', () => {
  it('has the name of its type, the title of its page and its description', () => {
    const entry = toResult(field('PlayConfig.pauseOnHover', [0, 7, 10]), 'pointer');
    expect(entry).toMatchObject({
      path: '/features/carousel/#PlayConfig.pauseOnHover',
      title: 'PlayConfig.pauseOnHover',
      area: 'Carousel',
      sections: [],
    });
    expect(entry.excerpt).toEqual([
      { text: 'Pauses autoplay while the pointer ', marked: false },
      { text: 'is', marked: true },
      { text: ' over it.', marked: false },
    ]);
  });
});

describe('the order of search results', () => {
  it.each([
    ['pauseonhover', 'exact field'],
    ['playconfig.pauseonhover', 'exact field'],
    ['pause on hover', 'exact field'],
    ['hover', 'titled field'],
    ['playconfig hover', 'titled field'],
    ['autoplay pauseonhover', 'similar field'],
    ['playconfig', 'other field'],
    ['pointer', 'other field'],
  ])('the query %j finds PlayConfig.pauseOnHover as %s', (query, tier) => {
    expect(tierOf(field('PlayConfig.pauseOnHover'), query)).toBe(tier);
  });

  it.each([
    ['keyboard config', 'exact page'],
    ['keyboard', 'page'],
  ])('the query %j finds Keyboard config as %s', (query, tier) => {
    expect(tierOf(page([0]), query)).toBe(tier);
  });

  const named = (title: string, aliases: string, topic?: string): FoundPage => ({
    ...field(title),
    raw_url: '/features/keyboard-config/',
    meta: { title, page: 'Features', names: '1', words: '1', aliases, topic },
  });

  it.each([
    ['arrows hide', 'named field'],
    ['hide arrows', 'named field'],
    ['hide', 'other field'],
    ['hide both arrows now', 'phrase'],
    ['remove arrow', 'phrase'],
    ['arrows', 'other field'],
  ])('the query %j finds a field that is called "hide arrows" as %s', (query, tier) => {
    expect(tierOf(named('A.show', 'hide arrows|no arrows'), query)).toBe(tier);
  });

  it.each([
    ['hotkeys', 'topic'],
    ['list all hotkeys', 'phrase'],
    ['keys', 'other field'],
  ])('the query %j finds a topic that is called "hotkeys" as %s', (query, tier) => {
    expect(tierOf(named('Keys', 'next.js|hotkeys', 'true'), query)).toBe(tier);
  });

  it('shows a topic before what only mentions its words, and its page once', () => {
    const topic = named('Keys', 'next.js|hotkeys', 'true');
    const found = rank([field('A.other'), topic], [page([0])], 'next.js', 12);
    expect(found.map(({ meta }) => meta.title)).toEqual(['Keys', 'A.other']);
  });

  const titles = (query: string, fields: readonly string[], limit = 12) =>
    rank(
      fields.map((title) => field(title)),
      [page([0])],
      query,
      limit,
    ).map(({ meta }) => meta.title);

  it('starts with exact fields, then shows pages with the title, similar fields, and the rest', () => {
    expect(titles('keyboard config', ['A.other', 'A.keyboardConfigs', 'A.keyboardConfig'])).toEqual(
      ['A.keyboardConfig', 'Keyboard config', 'A.keyboardConfigs', 'A.other'],
    );
    expect(titles('hover', ['A.other', 'A.onHover'])).toEqual([
      'A.onHover',
      'Keyboard config',
      'A.other',
    ]);
  });

  it('keeps space for the page with the title, wherever the index has found it', () => {
    const others = Array.from({ length: 20 }, (_, index) => ({
      ...page([0]),
      meta: { title: `Page ${index}` },
    }));
    const found = rank([field('A.keyboard')], [...others, page([0])], 'keyboard config', 3);
    expect(found.map(({ meta }) => meta.title)).toEqual([
      'Keyboard config',
      'A.keyboard',
      'Page 0',
    ]);
  });

  it('keeps space for pages', () => {
    const many = Array.from({ length: 20 }, (_, index) => `A.hover${index}`);
    expect(titles('hover', many, 8)).toEqual([...many.slice(0, 7), 'Keyboard config']);
  });
});

describe('a page of the search index', () => {
  it.each([
    ['closing', true],
    ['keyboardconfig', true],
    ['kqqzzz', false],
    ['other kqqzzz', true],
  ])('answers the query %j: %s', (query, expected) => {
    const found = [
      at('KeyboardConfig.'),
      at('close'),
      ...(query.startsWith('other') ? [at('other')] : []),
    ];
    expect(isIndexResponse(page(found), query)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const getText = (text: string, match: number, range?: { start: number; end: number }) => {
    const all = text.split(' ');
    return textOf(getExcerpt(all, [match], range ?? { start: 0, end: Number.POSITIVE_INFINITY }));
  };
  const sentences =
    'The gallery opens with a click. Escape closes it and returns the focus. It can be turned off.';
  const long = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');

  it.each([
    ['is the sentence with the match', sentences, 8, 'Escape closes it and returns the focus.'],
    ['is the first sentence without a match', sentences, 99, 'The gallery opens with a click.'],
    [
      'joins short sentences',
      'None. 5 px. Only with a caption here.',
      1,
      'None. 5 px. Only with a caption here.',
    ],
    ['of a long sentence is cut around the match', long, 30, /^… w24 .* w51 …$/],
    ['of a long sentence may begin with it', long, 3, /^w0 .* w27 …$/],
  ])('%s', (_, text, match, expected) => {
    expect(getText(text, match)).toEqual(expect.stringMatching(expected));
  });

  it('stays inside its range', () => {
    expect(getExcerpt(['w1', 'w2', 'w3', 'w4'], [2], { start: 1, end: 3 })).toEqual([
      { text: 'w2 ', marked: false },
      { text: 'w3', marked: true },
    ]);
  });

  it('of an empty range is empty', () => {
    expect(getExcerpt(['w1'], [0], { start: 1, end: 1 })).toEqual([]);
  });
});

describe('rendered search results', () => {
  const list = document.createElement('ol');

  it('link below the base path and mark the matches', () => {
    const found = [field('PlayConfig.interval'), page([at('One')])];
    const entries = found.map((entry) => toResult(entry, 'one'));
    list.replaceChildren(...renderResults(entries, '/sub/path/'));
    const [row, whole, section] = list.querySelectorAll('a');
    expect(row).toHaveAttribute('href', '/sub/path/features/carousel/#PlayConfig.interval');
    expect(row).toHaveTextContent(/^PlayConfig.interval — Carousel ?Pauses autoplay/);
    expect(whole).toHaveAttribute('href', '/sub/path/features/keyboard-config/');
    expect(whole).toHaveTextContent('Keyboard config — Features');
    expect(section).toHaveAttribute('href', '/sub/path/features/keyboard-config/#demos');
    expect(list.querySelector('mark')).toHaveTextContent('One');
  });

  it('show markup in the index as text', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const entry = toResult(
      { ...page([0]), content: hostile, meta: { title: hostile }, anchors: [] },
      'img',
    );
    list.replaceChildren(...renderResults([entry], '/'));
    expect(list.querySelector('img')).toBeNull();
    expect(list).toHaveTextContent(hostile);
  });
});

describe('keys in the search results', () => {
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
  ])('%s at index %i of %i moves the focus to %s', (key, current, count, stop) => {
    expect(nextFocusIndex(key, current, count)).toBe(stop);
  });
});

describe('the status of a search', () => {
  it.each([
    [0, 0, 'No results for “x”. Try fewer or other words.'],
    [1, 1, '1 result'],
    [12, 12, '12 results'],
    [30, 12, '30 results, the best 12 are shown'],
  ])('with %i found and %i shown', (total, shown, text) => {
    expect(resultText(total, shown, 'x')).toBe(text);
  });
});
