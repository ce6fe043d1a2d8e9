/** Choices that hold for the whole site: stored by the browser, shown as attributes of the root element. */
export const choices = {
  theme: { key: 'ks-theme', values: ['light', 'dark'] },
  edition: { key: 'ks-edition', values: ['react', 'angular'] },
} as const;

/** Where the browser keeps that "/" must not open the search, and the value that says so. */
export const slashStorageKey = 'ks-slash';
export const slashOff = 'off';

export type ChoiceName = keyof typeof choices;

/** Storage may be missing, blocked, full or hold invalid values: none of these is an error. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice then holds for this page only.
  }
}

export function applyChoices(): void {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(choices) as ChoiceName[]) {
    const { key, values } = choices[name];
    const stored = read(key);
    const valid = values.find((value) => value === stored);
    if (valid) dataset[name] = valid;
    else delete dataset[name];
  }
  // With scripts one edition is shown at a time; without them both are.
  dataset.edition ??= 'react';
}
