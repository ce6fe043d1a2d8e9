/** More than any page has a use for; listeners that bring about this much call each other for ever. */
const LIMIT = 500;

/**
 * Makes changes and tells of them one after another: what a listener changes meanwhile is told once everybody knows
 * what came before it. Where that has no end, the next change is refused with an error, so that none goes untold.
 * What `tell` throws is reported to the host and keeps nothing else from being told.
 */
export function inTurn<T extends object>(): (
  change: () => readonly T[],
  tell: (news: T) => void,
) => void {
  const waiting: T[] = [];
  let told = 0;
  return (change, tell) => {
    if (told > LIMIT) throw new Error('Listeners of a gallery call each other for ever.');
    waiting.push(...change());
    if (told) return;
    for (let news; (news = waiting.shift());) {
      told += 1;
      try {
        tell(news);
      } catch (error) {
        reportError(error);
      }
    }
    told = 0;
  };
}
