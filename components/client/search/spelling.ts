/** Words with typing errors: which words of a list may have been meant. */

/** From this length on a word may have two errors. */
const longWord = 8;
/** Shorter words have too many neighbours. */
const shortestTyped = 3;
const shortestMeant = 4;

const mayErr = (typed: string, word: string) =>
  typed.length >= shortestTyped && Math.max(typed.length, word.length) >= shortestMeant;

/**
 * Number of letters that are missing, superfluous, replaced, or swapped with the next one (optimal string alignment), or
 * `Infinity` above the limit.
 */
export function countErrors(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return Infinity;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let errors = Math.min(last[at - 1]! + Number(!isSame), last[at]! + 1, current[at - 1]! + 1);
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        errors = Math.min(errors, beforeLast[at - 2]! + 1);
      current.push(errors);
    }
    if (Math.min(...current) > limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const errors = last[word.length]!;
  return errors > limit ? Infinity : errors;
}

/** The words of a list that have the fewest errors: at most one, or two in a long word. */
export function findMeant(typed: string, words: Iterable<string>): readonly string[] {
  let fewest = typed.length < longWord ? 1 : 2;
  let meant: string[] = [];
  for (const word of words) {
    if (!mayErr(typed, word)) continue;
    const errors = countErrors(typed, word, fewest);
    if (errors === Infinity) continue;
    if (errors < fewest) meant = [];
    fewest = errors;
    meant.push(word);
  }
  return meant;
}
