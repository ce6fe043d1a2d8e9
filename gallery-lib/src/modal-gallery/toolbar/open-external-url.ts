function clickLink(page: Document, url: string): void {
  const link = page.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
  link.remove();
}

/** Opens a sanitized URL without opener and referrer. Returns whether it could be opened. */
export function openExternalUrl(url: string, inNewTab = false): boolean {
  if (!inNewTab) {
    clickLink(document, url);
    return true;
  }
  // Asking for `noopener` here would hide whether the browser has blocked the tab.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  clickLink(tab.document, url);
  return true;
}
