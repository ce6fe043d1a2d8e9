import { splitWords, toMeaning } from '@/components/client/search/words';
import { readAliases } from '@/components/reference/aliases';
import { routeOf } from '@/components/site/route-map';
import { searchTopics } from '@/components/site/search-words';

const aliases = readAliases();
const getMeaning = (phrase: string) => splitWords(phrase).map(toMeaning).sort().join(' ');
const meanings = new Map(
  Object.entries(aliases).flatMap(([option, phrases]) =>
    phrases.map((phrase) => [getMeaning(phrase), option] as const),
  ),
);

/** What options are called too, with another meaning: users call dots so. */
const ambiguous = ['pagination'];

it.each(searchTopics.map((topic) => [topic.path, topic] as const))(
  'the words for %s name a page, and options only by their rows',
  (path, { options = [], words = [] }) => {
    expect(routeOf(path.split('#')[0] ?? '')).toBeDefined();
    expect([...options, ...words]).not.toEqual([]);
    expect(options.filter((option) => !Object.hasOwn(aliases, option))).toEqual([]);
    const repeated = words
      .filter((word) => !ambiguous.includes(word))
      .flatMap((word) => meanings.get(getMeaning(word)) ?? []);
    expect(repeated).toEqual([]);
  },
);
