/** Runs in the head of every page, before the first paint, which it blocks: keep it small. */
import { applyChoices, startChoices } from '../choices';
import { watchDemo } from '../demo/start';
import { repeatEarlyClicks } from './early-clicks';
import { followLegacyHash } from './legacy-hash';
import { watchPictures } from './pictures';
import { watchTransitions } from './transitions';
import { trustedTypesFactory } from '../trusted-types';

document.documentElement.dataset.scripting = '';
startChoices();
// A page restored from the back-forward cache follows choices made on other pages, not its own URL.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyChoices();
});
watchTransitions();
watchPictures();
repeatEarlyClicks();

// Where the policy requires Trusted Types, scripts may come from this origin only.
trustedTypesFactory()?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new Error(`Foreign script: ${url}`);
  },
});

const base = new URL('../', (document.currentScript as HTMLScriptElement).src);
followLegacyHash(base);
watchDemo(base);
