/** A number with a space between groups of three digits. */
export function formatNumber(value: number, digits = 1): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits }).replaceAll(',', ' ');
}

/** A ratio with two digits after the decimal point. */
export function formatRatio(value: number): string {
  return value.toFixed(2);
}
