import { splitWords, toMeaning } from '@/components/client/search/words';
import { readAliases } from '@/components/reference/types/aliases';
import { routes } from '@/components/site/route-map';

const aliases = readAliases();
const getMeaning = (phrase: string) => splitWords(phrase).map(toMeaning).sort().join(' ');
const meanings = new Map(
  Object.entries(aliases).flatMap(([option, phrases]) =>
    phrases.map((phrase) => [getMeaning(phrase), option] as const),
  ),
);

/** What options are called too, with another meaning: users call dots so, and the pixels of a file. */
const ambiguous = ['pagination', 'image size'];

const topics = routes.flatMap(({ path, search }) =>
  search.map((topic) => [`${path}#${topic.anchor ?? ''}`, topic] as const),
);

it.each(topics)(
  'the words for %s name options only by their rows',
  (_url, { options = [], words = [] }) => {
    expect([...options, ...words]).not.toEqual([]);
    expect(options.filter((option) => !Object.hasOwn(aliases, option))).toEqual([]);
    const repeated = words
      .filter((word) => !ambiguous.includes(word))
      .flatMap((word) => meanings.get(getMeaning(word)) ?? []);
    expect(repeated).toEqual([]);
  },
);
