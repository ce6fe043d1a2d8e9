/** Returns the median; for an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}

export function rounded(value, digits = 1) {
  return Number(value.toFixed(digits));
}

/** Reduces records with the same numeric fields, which may be nested, to one record of medians. */
export function medians(records, digits = 1) {
  const reduce = (values) =>
    typeof values[0] === 'object' ? medians(values, digits) : rounded(median(values), digits);
  return Object.fromEntries(
    Object.keys(records[0]).map((field) => [field, reduce(records.map((record) => record[field]))]),
  );
}
