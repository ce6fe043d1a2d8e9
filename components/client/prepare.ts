import { whenIdle } from './idle';

type DeferredModule = typeof import('./deferred/main');

/** Fetches what the user may need next when the page has loaded, unless the user saves data. */
export function initPreparation(base: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  addEventListener('load', () =>
    whenIdle(() =>
      import(`${base}scripts/deferred.js`).then(
        ({ prepare }: DeferredModule) => prepare(base),
        () => {},
      ),
    ),
  );
}
