/** Returns the median; for an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}

export function rounded(value, digits = 1) {
  return Number(value.toFixed(digits));
}

/** Reduces the values of one field: numbers to their median; true only if all are. Null if most rounds had no value. */
function reduce(values, digits) {
  const known = values.filter((value) => value !== null);
  if (known.length * 2 < values.length || known.length === 0) return null;
  if (typeof known[0] === 'boolean') return known.every(Boolean);
  if (typeof known[0] === 'object') return medians(known, digits);
  return rounded(median(known), digits);
}

/** Reduces records with the same fields, which may be nested, to one record of medians. */
export function medians(records, digits = 1) {
  return Object.fromEntries(
    Object.keys(records[0]).map((field) => [
      field,
      reduce(
        records.map((record) => record[field]),
        digits,
      ),
    ]),
  );
}
