import type { StageContext } from './stage-drags';

const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Elements in the main area that use the pointer or the wheel themselves. */
const FOREIGN_SELECTOR = '[data-no-gesture]';

const isForeign = ({ target }: Event) =>
  target instanceof Element && target.closest(FOREIGN_SELECTOR) !== null;

/** Zooms or pans by the wheel; a plain wheel over an image that fits is left to the browser. */
function handleWheel({ zoom, getModel }: StageContext, event: WheelEvent): void {
  const { enable, wheel } = getModel().config.zoomConfig;
  const zooms = event.ctrlKey || event.metaKey || wheel === 'zoom';
  if (!enable || isForeign(event) || !(zooms || zoom.isZoomed())) return;
  event.preventDefault();
  zoom.use((each) => each.wheel(event, !zooms));
}

/** What happens in the main area apart from gestures. */
interface StageListeners {
  /** Called when the first of several pointers presses. */
  onPress(): void;
  onRelease(): void;
  /** Called when the area has another size. */
  onResize(): void;
}

/** Attaches the listeners of a stage; returns a function that removes them. */
export function attachStageListeners(
  context: StageContext,
  { onPress, onRelease, onResize }: StageListeners,
): () => void {
  const { area } = context;
  // A second finger presses while the first one may be moving the image.
  const press = (event: PointerEvent) => {
    if (event.isPrimary && !isForeign(event)) onPress();
  };
  const onWheel = (event: WheelEvent) => handleWheel(context, event);
  area.addEventListener('pointerdown', press, true);
  // Not passive, because the page must not zoom as well.
  area.addEventListener('wheel', onWheel, { passive: false });
  for (const type of RELEASES) window.addEventListener(type, onRelease);
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  const observer = Observer && new Observer(onResize);
  observer?.observe(area);
  return () => {
    area.removeEventListener('pointerdown', press, true);
    area.removeEventListener('wheel', onWheel);
    for (const type of RELEASES) window.removeEventListener(type, onRelease);
    observer?.disconnect();
  };
}
