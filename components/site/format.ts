/** A number with commas between groups of three digits. */
export function formatNumber(value: number, digits = 1): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** A ratio with two digits after the decimal point. */
export function formatRatio(value: number): string {
  return value.toFixed(2);
}

/** Bytes as they are given everywhere on the site, in units of 1,000. */
export function formatKilobytes(bytes: number): string {
  return `${formatNumber(bytes / 1000)}\u00a0kB`;
}
