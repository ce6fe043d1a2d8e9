import type { ModalModel } from '../modal-model';
import { withCode } from '../view/with-code';
import type { Zoom } from './zoom';
import type { ZoomContext } from './zoom-state';

/** Fetches the code of the zoom. */
export const loadZoom = () => import('./zoom');

/** Zoom of a stage, whose code is fetched when it is first used. */
export interface LazyZoom {
  /** Returns the zoom if its code has arrived. */
  get(): Zoom | undefined;
  isZoomed(): boolean;
  /** Uses the zoom, if it is enabled and there is an image. Uses that wait for the code keep their order. */
  use(action: (zoom: Zoom) => void): void;
  detach(): void;
}

/** Creates the zoom of a stage. */
export function createLazyZoom(context: ZoomContext, getModel: () => ModalModel): LazyZoom {
  let zoom: Zoom | undefined;
  let isDetached = false;
  const canZoom = () =>
    !isDetached &&
    getModel().config.zoomConfig.enable &&
    getModel().imageStatus.status !== 'failed' &&
    context.getContent() !== null;
  return {
    get: () => zoom,
    isZoomed: () => zoom?.isZoomed() ?? false,
    use(action) {
      if (!canZoom()) return;
      if (zoom) {
        action(zoom);
        return;
      }
      const { key } = getModel().imageStatus;
      void withCode(loadZoom(), 'zoom', ({ createZoom }) => {
        // What was asked for one image must not happen to another.
        if (canZoom() && getModel().imageStatus.key === key) action((zoom ??= createZoom(context)));
      });
    },
    detach() {
      isDetached = true;
      zoom?.reset();
    },
  };
}
