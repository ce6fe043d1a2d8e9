/** A text in a line of its own, which cannot be divided. */
const literal = /^\s*(['"]).*\1[,;]?$/;

/** Returns the lines of code that are longer than those of the formatter and could be divided. */
export const findLongLines = (code: string): readonly string[] =>
  code.split('\n').filter((line) => line.length > 100 && !literal.test(line));
