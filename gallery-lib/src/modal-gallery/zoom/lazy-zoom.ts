import type { ModalModel } from '../view/use-modal-view';
import type { Zoom } from './zoom';
import type { ZoomHost } from './zoom-state';

type ZoomCode = typeof import('./zoom');

let request: Promise<ZoomCode> | undefined;

/** Fetches the code of the zoom once; after a failure the next call tries again. */
export function loadZoom(): Promise<ZoomCode> {
  request ??= import('./zoom').catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

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
export function createLazyZoom(host: ZoomHost, getModel: () => ModalModel): LazyZoom {
  let zoom: Zoom | undefined;
  let isDetached = false;
  const canZoom = () =>
    !isDetached &&
    getModel().config.zoomConfig.enable &&
    getModel().imageStatus.status !== 'failed' &&
    host.getContent() !== null;
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
      loadZoom().then(
        ({ createZoom }) => {
          // What was asked for one image must not happen to another.
          if (canZoom() && getModel().imageStatus.key === key) action((zoom ??= createZoom(host)));
        },
        (error: unknown) =>
          console.warn('The zoom of the modal gallery could not be loaded.', error),
      );
    },
    detach() {
      isDetached = true;
      zoom?.reset();
    },
  };
}
