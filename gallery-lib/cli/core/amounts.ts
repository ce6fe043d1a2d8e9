const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns a number of bytes with two digits or more. */
export function printBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const number = bytes / 1000 ** power;
  return `${number.toFixed(power === 0 || number >= 10 ? 0 : 1)} ${UNITS[power]}`;
}

/** Returns a number of things. */
export const printCount = (count: number, name: string) =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
