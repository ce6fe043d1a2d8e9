let region: HTMLElement | undefined;

function hide({ type, ctrlKey, metaKey }: Partial<KeyboardEvent>): void {
  // A combination may be the one that copies what the text is about.
  if (type !== 'keydown' || !(ctrlKey || metaKey)) region!.className = 'visually-hidden';
}

/**
 * Announces a text through a polite live region, which is created on first use outside the rendered page. A text that says
 * more than the page shows is visible until the next click, key or copy.
 */
export function announce(text: string, isVisible = false): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    document.body.append(region);
    for (const type of ['pointerdown', 'keydown', 'copy']) addEventListener(type, hide);
  }
  region.className = isVisible ? 'notice' : 'visually-hidden';
  region.textContent = text;
}
