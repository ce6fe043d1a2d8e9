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

/** Parameter of URLs that name an edition, such as `?edition=angular`. */
const parameter = 'edition';

/** An edition in the URL is a choice, which the next pages follow as well. */
function adoptUrl(): void {
  const asked = new URLSearchParams(location.search).get(parameter);
  const edition = choices.edition.values.find((value) => value === asked);
  if (!edition) return;
  document.documentElement.dataset.edition = edition;
  write(choices.edition.key, edition);
}

/** Lets the URL of the page name the edition, and keeps the rest of it. */
export function writeUrl(edition: string | undefined): void {
  const url = new URL(location.href);
  if (edition) url.searchParams.set(parameter, edition);
  else url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

/** Shows what is stored of one choice. */
export function applyChoice(name: ChoiceName): void {
  const { dataset } = document.documentElement;
  const { key, values } = choices[name];
  const stored = read(key);
  const valid = values.find((value) => value === stored);
  if (valid) dataset[name] = valid;
  else delete dataset[name];
}

/** Shows what is stored. */
export function applyChoices(): void {
  for (const name of Object.keys(choices) as ChoiceName[]) applyChoice(name);
}

/** Before the first paint: what is stored, and what the URL asks for. */
export function startChoices(): void {
  applyChoices();
  adoptUrl();
}
