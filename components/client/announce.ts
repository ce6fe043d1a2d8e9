let region: HTMLElement | undefined;

/** Says something politely. The region is made on first use and lies beside the rendered page. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  region.textContent = text;
}
