export function formatNumber(value: number, digits = 1): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits }).replaceAll(',', ' ');
}

export function formatRatio(value: number): string {
  return `${formatNumber(value, value < 10 ? 1 : 0)}×`;
}
