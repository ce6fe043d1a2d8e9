/** Steps from the first of 200 slides side by side; the last ones have no position of their own. */
export const mostSteps = 190;
