/** Prints a warning in development. */
export function warn(message: string): void {
  // Bundlers replace `process.env.NODE_ENV`; without a bundler there is no `process`.
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production')
    console.warn(message);
}
