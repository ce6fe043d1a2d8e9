/** Runs in the head, before anything is painted, on every page. Small on purpose: it holds up the page. */
import { applyChoices } from './choices';
import { getLegacyRoute } from './hash-address';
import { trustedTypesFactory } from './trusted-types';

document.documentElement.dataset.scripting = '';
applyChoices();

// Where a policy asks for it, scripts may come from this origin and from nowhere else.
trustedTypesFactory()?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`Not a script of this site: ${address}`);
  },
});

const script = document.currentScript as HTMLScriptElement | null;
const page = getLegacyRoute(location.hash);
if (script && page !== undefined) location.replace(new URL(`../${page}`, script.src));
