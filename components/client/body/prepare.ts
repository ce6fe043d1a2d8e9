import { whenIdle } from './when-idle';

type DeferredModule = typeof import('../idle/main');

/** Shows where the user is, and fetches what the user may need next, when the page has loaded. */
export function initPreparation(base: string): void {
  addEventListener('load', () =>
    whenIdle(() =>
      import(`${base}scripts/idle.js`).then(
        ({ prepare }: DeferredModule) => prepare(base),
        () => {},
      ),
    ),
  );
}
