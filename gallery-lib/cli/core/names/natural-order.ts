const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Compares two paths as a reader does: `IMG_9` before `IMG_10`, also with capitals and accents, and files of a folder
 * before those of its subfolders.
 */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const isFile = [left, right].map((parts) => index === parts.length - 1);
    if (isFile[0] !== isFile[1]) return isFile[0] ? -1 : 1;
    const order = collator.compare(left[index] ?? '', right[index] ?? '');
    if (order) return order;
  }
  // Names that differ in capitals or accents alone have an order, too.
  return a < b ? -1 : Number(a > b);
}
