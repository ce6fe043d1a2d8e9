/** Runs in the head, before anything is painted, on every page. Small on purpose: it holds up the page. */
import { applyChoices } from './choices';
import { followLegacyHash } from './legacy-hash';
import { trustedTypesFactory } from './trusted-types';

document.documentElement.dataset.scripting = '';
applyChoices();

// Where a policy asks for it, scripts may come from this origin and from nowhere else.
trustedTypesFactory()?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Foreign script: ${url}`);
  },
});

const script = document.currentScript as HTMLScriptElement | null;
if (script) followLegacyHash(new URL('../', script.src));
