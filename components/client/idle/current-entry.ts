/** Scrolls the sidebar to the entry of the current page, unless it is in view. */
export function showCurrentEntry(): void {
  const sidebar = document.querySelector('.sidebar');
  const entry = sidebar?.querySelector('[aria-current]');
  if (!sidebar || !entry) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  const isVisible = top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
  if (!isVisible) sidebar.scrollTop += top - frame.top - frame.height / 3;
}
