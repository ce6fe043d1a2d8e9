import {
  clamp,
  FITTED,
  glide,
  springTo,
  type Motion,
  type Range,
  type Transform,
} from '../gestures/transform';
import type { Drag, Pinch } from '../gestures/gesture';
import {
  centerAt,
  followLevel,
  followPosition,
  getBounds,
  getCenter,
  getDoubleTapLevel,
  getMaximum,
  getMiddle,
  restAt,
  restLevel,
  unfollowPosition,
  zoomAround,
  type Point,
  type ZoomGeometry,
} from '../gestures/zoom-geometry';
import type { ModalImage } from '../model/image';
import type { StageWriter } from './stage-writer';
import type { ZoomLevel } from './zoom-level';
import { createZoomImage, getFileWidth, type ZoomImage } from './zoom-image';

/** What the zoom needs of the stage. */
export interface ZoomHost {
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

/** Time in ms after the last event of the wheel at which its zoom has settled. */
const WHEEL_REST = 150;

/** Change of the level per px of the wheel. A trackpad sends some px, a notch of a wheel about 100. */
const WHEEL_SPEED = 0.01;

/** Change of the level by one event of the wheel. */
const NOTCH = 1.25;

/** Zooming and panning of the active image. */
export type Zoom = ReturnType<typeof createZoom>;

/** Creates the zoom of a stage. */
export function createZoom(host: ZoomHost) {
  const { area, writer } = host;
  let geometry: ZoomGeometry;
  /** Transform at which the image is or will be at rest. */
  let target = FITTED;
  /** Transform when the running gesture began. */
  let start: Transform | undefined;
  /** Middle between two fingers at that time. */
  let startPoint: Point;
  let image: ZoomImage | undefined;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const natural = () => (image?.getWidth() ?? getFileWidth(host.getModal())) / geometry.width;
  const getMax = () => getMaximum(host.getConfiguredMax(), natural());

  const measure = () => {
    const content = host.getContent();
    const stage = content?.parentElement?.getBoundingClientRect();
    if (!content || !stage) return;
    const { left, right, top, bottom } = area.getBoundingClientRect();
    geometry = {
      // The middle of the stage, which is never transformed; offsets of the content are rounded.
      center: { x: (stage.left + stage.right) / 2, y: (stage.top + stage.bottom) / 2 },
      width: content.offsetWidth,
      height: content.offsetHeight,
      area: { left, right, top, bottom },
    };
  };

  const settle = () => {
    const { scale } = target;
    host.onSettle({ level: scale, isMaximum: scale >= getMax() });
    if (scale === 1) return;
    const content = host.getContent();
    if (!content) return;
    image ??= createZoomImage(content, host.getModal());
    image.offer(geometry.width * scale);
  };
  const moveTo = (next: Transform, motion: Motion = springTo(writer.get(), next)) => {
    target = next;
    writer.animate(motion, settle);
  };
  /** Lets the image come to rest, at a point that stays where it is. */
  const rest = (point?: Point) => {
    const current = writer.get();
    const scale = restLevel(current.scale, getMax());
    const kept = point ? zoomAround(current, scale, geometry, point) : { ...current, scale };
    moveTo(restAt(kept, geometry));
  };
  const zoomTo = (level: number, point: Point) => {
    const scale = restLevel(level, getMax());
    moveTo(restAt(zoomAround(target, scale, geometry, point), geometry));
  };
  const getEdges = () => {
    const current = writer.get();
    const { min, max } = getBounds(geometry, current.scale).x;
    return {
      left: current.x >= max - EDGE_TOLERANCE,
      right: current.x <= min + EDGE_TOLERANCE,
    };
  };
  measure();

  return {
    measure,
    rest,
    /** True from the release with which it will be larger than it fits. */
    isZoomed: () => target.scale > 1,
    getEdges,
    /** Follows two fingers. */
    pinch({ phase, scale, centerX, centerY }: Pinch) {
      const point = { x: centerX, y: centerY };
      if (phase === 'start') {
        writer.stop();
        start = writer.get();
        startPoint = point;
      }
      if (!start) return;
      if (phase === 'start' || phase === 'move') {
        const level = followLevel(start.scale * scale, getMax());
        target = zoomAround(start, level, geometry, startPoint, point);
        writer.set(target);
      } else {
        start = undefined;
        // The position of a cancelled pinch may be unknown.
        rest(phase === 'end' ? point : undefined);
      }
    },
    /** Follows one finger. */
    pan({ phase, deltaX, deltaY, velocityX, velocityY }: Drag) {
      if (phase === 'start') {
        writer.stop();
        start = writer.get();
      }
      if (!start) return;
      const { x: startX, y: startY, scale } = start;
      const bounds = getBounds(geometry, scale);
      const follow = (from: number, delta: number, range: Range) =>
        followPosition(unfollowPosition(from, range) + delta, range);
      if (phase === 'start' || phase === 'move') {
        target = {
          x: follow(startX, deltaX, bounds.x),
          y: follow(startY, deltaY, bounds.y),
          scale,
        };
        writer.set(target);
        return;
      }
      start = undefined;
      const current = writer.get();
      if (phase === 'cancel' || scale === 1 || restLevel(scale, getMax()) !== scale) {
        rest();
        return;
      }
      const x = glide(current.x, velocityX, bounds.x);
      const y = glide(current.y, velocityY, bounds.y);
      const duration = Math.max(x.duration, y.duration);
      const at = (time: number) => ({ ...current, x: x.at(time), y: y.at(time) });
      moveTo(at(duration), { duration, at });
    },
    /** Zooms in at a point, or back. */
    toggle(point: Point) {
      zoomTo(target.scale > 1 ? 1 : getDoubleTapLevel(natural()), point);
    },
    /** Zooms by a factor around the middle; with a point, moves that to the middle. */
    zoomBy(factor: number, point?: Point) {
      measure();
      const level = target.scale * factor;
      if (!point) return zoomTo(level, getMiddle(geometry));
      const scale = restLevel(level, getMax());
      const next = zoomAround(target, scale, geometry, point, getMiddle(geometry));
      moveTo(restAt(next, geometry));
    },
    zoomOut: () => zoomTo(1, getMiddle(geometry)),
    /** Moves the image by a distance in px; returns false if it cannot move any further. */
    panBy(x: number, y: number): boolean {
      measure();
      const next = restAt({ x: target.x + x, y: target.y + y, scale: target.scale }, geometry);
      if (Math.hypot(next.x - target.x, next.y - target.y) < EDGE_TOLERANCE) return false;
      moveTo(next);
      return true;
    },
    /** Follows the wheel: zooms around the pointer, or pans. */
    wheel({ deltaX, deltaY, deltaMode, clientX, clientY }: WheelEvent, isPan: boolean) {
      writer.stop();
      measure();
      const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : deltaMode === 1 ? 33 : 400;
      const current = writer.get();
      const factor = clamp(Math.exp(-deltaY * unit * WHEEL_SPEED), { min: 1 / NOTCH, max: NOTCH });
      const scale = clamp(current.scale * factor, { min: 1, max: getMax() });
      target = isPan
        ? restAt(
            { ...current, x: current.x - deltaX * unit, y: current.y - deltaY * unit },
            geometry,
          )
        : restAt(zoomAround(current, scale, geometry, { x: clientX, y: clientY }), geometry);
      writer.set(target);
      clearTimeout(wheelTimer);
      wheelTimer = setTimeout(rest, WHEEL_REST);
    },
    /** Keeps level and centre when the place of the image has changed. */
    resize() {
      if (target.scale === 1 || start) {
        measure();
        return;
      }
      const center = getCenter(target, geometry);
      measure();
      writer.stop();
      target = centerAt(center, target.scale, geometry);
      writer.set(target);
      settle();
    },
    /** Returns the visible detail as in a fragment: level, and the centre in percent. */
    getDetail(): string | undefined {
      if (target.scale === 1) return undefined;
      const { x, y } = getCenter(target, geometry);
      return [target.scale, x * 100, y * 100].map((part) => +part.toFixed(2)).join();
    },
    /** Shows a detail at once. */
    showDetail(level: number, percentX: number, percentY: number) {
      measure();
      const scale = restLevel(level, getMax());
      target = centerAt({ x: percentX / 100, y: percentY / 100 }, scale, geometry);
      writer.set(target);
      settle();
    },
    /** Begins anew for another image. */
    reset() {
      clearTimeout(wheelTimer);
      start = undefined;
      image = undefined;
      target = FITTED;
      measure();
    },
  };
}
