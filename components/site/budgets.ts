/** Limit of the compressed JavaScript that a page loads at once, in bytes. The check of the export enforces it. */
export const scriptBudget = 3000;

/** Limit of the compressed JavaScript of the playground over that of the framework, in bytes. */
export const playgroundBudget = 35_000;
