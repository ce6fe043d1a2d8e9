let region: HTMLElement | undefined;

/** Announces a text through a polite live region, which is created on first use outside the rendered page. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  region.textContent = text;
}
