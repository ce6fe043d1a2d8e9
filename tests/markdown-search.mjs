/** Finds parts of Markdown files by words, as a search engine would: BM25, with English stop words and stems. */

// The stop words of Lucene.
const stopWords = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

/** Removes the endings of plurals and verbs. */
function stem(word) {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}

/** The stems in a text; names in camel case are several words. */
function wordsOf(text) {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).filter((word) => !stopWords.has(word)).map(stem);
}

/** Each row of a table, each item of a list, and each section without them, with the headings above. */
function splitIntoParts(text) {
  const [, title = ''] = /^title: "(.*)"/m.exec(text) ?? [];
  const body = text.replace(/^---\n[^]*?^---\n/, '');
  return body.split(/^(?=#{1,3} )/m).flatMap((section) => {
    const [, heading = ''] = /^#{1,3} (.*)/.exec(section) ?? [];
    const rows = section.split('\n').filter((line) => /^(\| (?!---|Field|Code)|- )/.test(line));
    const parts = [section.replace(/^(\||- ).*\n?/gm, ''), ...rows];
    return parts.map((part) => ({ text: part, headings: `${title} ${heading}` }));
  });
}

// The usual parameters of BM25: how soon further occurrences stop counting, and how much length counts.
const saturation = 1.2;
const lengthWeight = 0.75;
// A word above a part says less than one in it.
const headingWeight = 0.5;

/** The parts of some texts, and a function that returns those for a query, best first. */
export function createMarkdownSearch(texts) {
  const parts = texts.flatMap(splitIntoParts).map(({ text, headings }) => ({
    text,
    words: wordsOf(text),
    above: new Set(wordsOf(headings)),
  }));
  const meanLength = parts.reduce((sum, { words }) => sum + words.length, 0) / parts.length;

  const rarityOf = (word) => {
    const count = parts.filter(({ words }) => words.includes(word)).length;
    return Math.log(1 + (parts.length - count + 0.5) / (count + 0.5));
  };

  const find = (query) => {
    const wanted = [...new Set(wordsOf(query))].map((word) => ({ word, rarity: rarityOf(word) }));
    const scoreOf = ({ words, above }) => {
      const length = 1 - lengthWeight + (lengthWeight * words.length) / meanLength;
      return wanted.reduce((sum, { word, rarity }) => {
        const inside = words.filter((each) => each === word).length;
        const count = inside + (above.has(word) ? headingWeight : 0);
        return sum + (rarity * count * (saturation + 1)) / (count + saturation * length);
      }, 0);
    };
    return parts
      .map((part) => ({ text: part.text, score: scoreOf(part) }))
      .sort((a, b) => b.score - a.score)
      .map(({ text }) => text);
  };

  return { parts: parts.map(({ text }) => text), find };
}
