/** Limit of the compressed JavaScript that a page loads at once, in bytes. The check of the export enforces it. */
export const scriptBudget = 3000;
