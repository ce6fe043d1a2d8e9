import { safeExternalAddress } from '../core/address';

function follow(page: Document, address: string): void {
  const link = page.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
  link.remove();
}

/** Goes to an http(s) address, without opener and referrer; tells whether it could. */
export function openExternal(extUrl: string | undefined, inNewTab: boolean): boolean {
  const address = safeExternalAddress(extUrl, document.baseURI);
  if (!address) return false;
  if (!inNewTab) {
    follow(document, address);
    return true;
  }
  // Asking for `noopener` here would hide whether the browser has blocked the tab.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  follow(tab.document, address);
  return true;
}
