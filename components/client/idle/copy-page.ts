import { request } from '@/components/site/request';
import { announce } from '../announce';

async function fetchText(url: string): Promise<Blob> {
  const response = await request(url);
  if (!response.ok) throw new Error(`No Markdown version (${response.status}).`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** A link to the Markdown version of the page copies the text. Where that fails, it is followed. */
export function initCopyPage(): void {
  addEventListener('click', async (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[data-copy-page]');
    if (!link || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    try {
      // Safari allows writing during the click only, so the text follows as a promise.
      const { clipboard } = navigator;
      await clipboard.write([new ClipboardItem({ 'text/plain': fetchText(link.href) })]);
      link.dataset.state = 'copied';
      announce('Copied');
      setTimeout(() => delete link.dataset.state, 2000);
    } catch {
      location.assign(link.href);
    }
  });
}
