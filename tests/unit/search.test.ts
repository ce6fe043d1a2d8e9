import { renderResults } from '@/components/client/search/render-results';
import { nextFocusIndex } from '@/components/client/search/keys';
import {
  toResult,
  getExcerpt,
  isIndexResponse,
  type FoundPage,
} from '@/components/client/search/sections';
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

// Word:                0        1       2    3         4    5     6      7   8     9     10   11    12
const content =
  'Settings of the keyboard. KeyboardConfig Keys close and move. esc string Closes it. right string Next.';
const words = content.split(' ');
const at = (word: string) => words.indexOf(word);

function page(locations: readonly number[]): FoundPage {
  return {
    raw_url: '/features/keyboard-config/',
    content,
    meta: { title: 'Keyboard config', area: 'Features' },
    anchors: [
      { element: 'tr', id: 'KeyboardConfig.right', location: at('right') },
      { element: 'h1', id: 'top', text: 'Top', location: 0 },
      { element: 'h2', id: 'KeyboardConfig', text: 'KeyboardConfig #', location: 4 },
      { element: 'figure', id: 'picture', text: 'Picture', location: 5 },
      { element: 'tr', id: 'KeyboardConfig.esc', text: '', location: at('esc') },
    ],
    locations,
  };
}

describe('a page among the search results', () => {
  it('names its sections by headings and by the ids of table rows', () => {
    const { sections } = toResult(page([at('Keys'), at('Closes')]), 'keys closes');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['KeyboardConfig', 'KeyboardConfig'],
      ['KeyboardConfig.esc', 'KeyboardConfig.esc'],
    ]);
  });

  it('does not repeat the heading at the start of an excerpt', () => {
    const [section] = toResult(page([at('KeyboardConfig')]), 'keyboardconfig').sections;
    expect(section!.title).toBe('KeyboardConfig');
    expect(section!.excerpt).toEqual([{ text: 'Keys close and move.', marked: false }]);
  });

  it('lists the section first that has a search word in its name', () => {
    const { sections } = toResult(page([at('Keys'), at('close'), at('esc')]), 'esc key');
    expect(sections[0]!.id).toBe('KeyboardConfig.esc');
  });

  it('then lists the section that contains more of the search words', () => {
    const { sections } = toResult(page([at('Keys'), at('esc'), at('string')]), 'string key');
    expect(sections[0]!.id).toBe('KeyboardConfig.esc');
  });

  it('shows an excerpt of the page when no section matches', () => {
    const entry = toResult(page([at('keyboard.')]), 'keyboard');
    expect(entry.sections).toEqual([]);
    expect(entry.excerpt).toEqual([
      { text: 'Settings of the ', marked: false },
      { text: 'keyboard.', marked: true },
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

describe('a page of the search index', () => {
  it.each([
    ['closing', true],
    ['keyboardconfig', true],
    ['kqqzzz', false],
    ['esc kqqzzz', true],
  ])('answers the query %j: %s', (query, expected) => {
    const found = [
      at('KeyboardConfig'),
      at('close'),
      ...(query.startsWith('esc') ? [at('esc')] : []),
    ];
    expect(isIndexResponse(page(found), query)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const many = Array.from({ length: 60 }, (_, index) => `w${index}`);

  it('stays inside its range and marks where it was cut', () => {
    const text = getExcerpt(many, [30], { start: 0, end: 60 })
      .map((piece) => piece.text)
      .join('');
    expect(text).toMatch(/^… w26 .* w43 …$/);
    expect(getExcerpt(many, [3], { start: 2, end: 5 })).toEqual([
      { text: 'w2 ', marked: false },
      { text: 'w3', marked: true },
      { text: ' w4', marked: false },
    ]);
  });
});

describe('rendered search results', () => {
  const list = document.createElement('ol');

  it('link below the base path and mark the matches', () => {
    list.replaceChildren(...renderResults([toResult(page([at('esc')]), 'esc')], '/sub/path/'));
    const [whole, section] = list.querySelectorAll('a');
    expect(whole).toHaveAttribute('href', '/sub/path/features/keyboard-config/');
    expect(section).toHaveAttribute(
      'href',
      '/sub/path/features/keyboard-config/#KeyboardConfig.esc',
    );
    expect(list.querySelector('mark')).toHaveTextContent('esc');
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
