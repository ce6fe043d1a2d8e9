/** Lets each command that installs a file of this site name it by its URL, with the origin that served the page. */
export function completeInstallCommands(): void {
  for (const code of document.querySelectorAll<HTMLElement>('[data-install]')) {
    const url = new URL(code.dataset.install ?? '', location.href);
    // A page opened from a disk keeps the name of the downloaded file.
    const text = code.textContent ?? '';
    if (url.protocol.startsWith('http')) code.textContent = text.replace(/\S+$/, url.href);
  }
}
