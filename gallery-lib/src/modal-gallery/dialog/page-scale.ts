/**
 * Marks a dialog while two fingers have enlarged the page, whose gestures are then those of the browser: nothing else
 * leads back to the whole page. Returns a function that ends this.
 */
export function followPageScale(dialog: HTMLElement): () => void {
  const { visualViewport } = globalThis;
  const update = () =>
    void dialog.toggleAttribute('data-page-enlarged', (visualViewport?.scale ?? 1) > 1.01);
  update();
  visualViewport?.addEventListener('resize', update);
  return () => visualViewport?.removeEventListener('resize', update);
}
