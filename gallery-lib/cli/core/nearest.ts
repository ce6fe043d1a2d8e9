/** Returns how many letters have to be changed to make one text of another. */
function getDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the name that is most like a text, if one is. */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: name.startsWith(text) ? 1 : getDistance(text, name) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, text.length / 3) ? best.name : undefined;
}
