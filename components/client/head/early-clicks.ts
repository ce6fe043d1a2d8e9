import { demoSelector } from '../demo/events';

/**
 * Repeats clicks on buttons that were made before the deferred script of the page had run, which on a slow line is long
 * after they can be seen. `watchDemo` keeps those of a live demo.
 */
export function repeatEarlyClicks(): void {
  const kept: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    // The browser itself opens a menu, and sends a form.
    const button = (target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget])',
    );
    if (button && !button.closest(demoSelector)) kept.push(button);
  };
  addEventListener('click', keep);
  addEventListener('DOMContentLoaded', () => {
    removeEventListener('click', keep);
    for (const button of kept) button.click();
  });
}
