import type { FITTED, Motion, spring, springTo, Transform } from '../../gestures/transform';
import {
  getBounds,
  getMaximum,
  restAt,
  restLevel,
  zoomAround,
  type Point,
  type ZoomGeometry,
} from '../../gestures/zoom-geometry';
import type { ModalImage } from '../../model/image';
import type { createPicture } from '../../parts/image/preload';
import type { StageWriter } from '../stage/stage-writer';
import { createZoomImage, getFileWidth, type ZoomImage } from './zoom-image';
import type { ZoomLevel } from './zoom-level';

/** What the view contains already. It is passed, because a module that both import would be one more file. */
interface ZoomCore {
  readonly fitted: typeof FITTED;
  readonly spring: typeof spring;
  readonly springTo: typeof springTo;
  readonly createPicture: typeof createPicture;
}

/** What the zoom needs of the stage. */
export interface ZoomContext extends ZoomCore {
  readonly area: HTMLElement;
  readonly writer: StageWriter;
  /** Returns the element with the active image. */
  getContent(): HTMLElement | null;
  getModal(): ModalImage;
  /** Configured maximum. */
  getConfiguredMax(): number;
  /** Called when a change of the level has settled. */
  onSettle(level: ZoomLevel): void;
}

/** Distance in px from an edge within which it counts as visible. */
const EDGE_TOLERANCE = 1;

/** Place and level of the active image, and how it comes to rest. */
export type ZoomState = ReturnType<typeof createZoomState>;

function measureGeometry({ area, getContent }: ZoomContext): ZoomGeometry | undefined {
  const content = getContent();
  const stage = content?.parentElement?.getBoundingClientRect();
  if (!content || !stage) return undefined;
  const { left, right, top, bottom } = area.getBoundingClientRect();
  // Unlike offsets not rounded, and unlike rectangles not transformed.
  const { width, height } = getComputedStyle(content);
  return {
    // The middle of the stage, which is never transformed.
    center: { x: (stage.left + stage.right) / 2, y: (stage.top + stage.bottom) / 2 },
    width: parseFloat(width) || 0,
    height: parseFloat(height) || 0,
    area: { left, right, top, bottom },
  };
}

/** Creates the state of a zoom. It is created while an image is rendered, and measures its place. */
export function createZoomState(context: ZoomContext) {
  const { writer, getContent, getModal, fitted, spring, springTo } = context;
  let geometry: ZoomGeometry;
  let image: ZoomImage | undefined;

  const state = {
    writer,
    spring,
    /** Transform at which the image is or will be at rest. */
    target: fitted,
    getGeometry: () => geometry,
    /** Reads the layout. */
    measure() {
      geometry = measureGeometry(context) ?? geometry;
    },
    /** Returns the level at which a pixel of the file is one of CSS. */
    getNatural: () =>
      (image?.getWidth() ?? getFileWidth(getContent(), getModal())) / (geometry.width || Infinity),
    getMax: () => getMaximum(context.getConfiguredMax(), state.getNatural()),
    /** Reports the level, and requests a file that is large enough for it. */
    settle() {
      const { scale } = state.target;
      context.onSettle({ level: scale, isMaximum: scale >= state.getMax() });
      const content = getContent();
      if (scale === 1 || !content) return;
      image ??= createZoomImage(content, getModal(), context.createPicture);
      image.request(geometry.width * scale);
    },
    moveTo(next: Transform, motion: Motion = springTo(writer.get(), next)) {
      state.target = next;
      writer.animate(motion, state.settle);
    },
    /** Lets the image come to rest; a point stays where it is. */
    springBack(point?: Point) {
      const current = writer.get();
      const scale = restLevel(current.scale, state.getMax());
      const kept = point ? zoomAround(current, scale, geometry, point) : { ...current, scale };
      state.moveTo(restAt(kept, geometry));
    },
    /** Zooms to a level around a point, which is moved to another place. */
    zoomTo(level: number, point: Point, to = point) {
      const scale = restLevel(level, state.getMax());
      state.moveTo(restAt(zoomAround(state.target, scale, geometry, point, to), geometry));
    },
    /** Returns which edges of the image are inside the area. */
    getEdges() {
      const { x, scale } = writer.get();
      const { min, max } = getBounds(geometry, scale).x;
      return { left: x >= max - EDGE_TOLERANCE, right: x <= min + EDGE_TOLERANCE };
    },
    /** Begins anew for another image. */
    reset() {
      image?.remove();
      image = undefined;
      state.target = fitted;
      state.measure();
    },
  };
  state.measure();
  return state;
}
