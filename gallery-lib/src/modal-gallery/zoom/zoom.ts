import { isEditable, PLAYERS } from '../../core/editable';
import { getScale, isRendered } from '../../core/elements';
import type { Drag, Pinch } from '../../gestures/gesture';
import {
  clamp,
  FITTED,
  glide,
  springTo,
  type Motion,
  type Range,
  type Transform,
} from '../../gestures/physics';
import {
  applyLevelResistance,
  applyResistance,
  centerAt,
  getBounds,
  getCenter,
  getDoubleTapLevel,
  getMaximum,
  getMiddle,
  getPanStep,
  removeResistance,
  restAt,
  restLevel,
  zoomAround,
  type Point,
  type ZoomGeometry,
} from '../../gestures/zoom-geometry';
import type { StageContext } from '../stage/stage-context';
import { createZoomImage, getFileWidth, type ZoomImage } from './zoom-image';

/** Distance in px from an edge within which it counts as visible. */
const EDGE_TOLERANCE = 1;

/** Distance in px below which an animation by key is none. */
const SMALLEST_STEP = 1;

/** Time in ms after the last event of the wheel at which its zoom has settled. */
const WHEEL_REST = 150;

/** Change of the level per px of the wheel. A trackpad sends some px, a notch of a wheel about 100. */
const WHEEL_SPEED = 0.01;

/** Change of the level by one event of the wheel. */
const NOTCH = 1.25;

/** Lengths in px of the units of a wheel: pixel, line, page. */
const WHEEL_UNITS = [1, 33, 400];

/** Change of the level by a key, a button or a click. */
const STEP = 1.5;

/** Factors of keys; 0 shows the image as it fits. */
const KEYS: Record<string, number> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/** Panning by the arrow keys, which is physical also on a right-to-left page. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Zooming and panning of the active image. */
export type Zoom = ReturnType<typeof createZoom>;

/** Returns the edges of an element in its own px, from the viewport. */
function getEdges(element: HTMLElement): ZoomGeometry['area'] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { x, y } = getScale(element);
  return { left: left / x, right: right / x, top: top / y, bottom: bottom / y };
}

/** Returns how far a step in progress has moved an element to the right, in px. */
function getShift(element: Element | null | undefined): number {
  return Number(element && /([^ ]+), [^,]+\)$/.exec(getComputedStyle(element).transform)?.[1]) || 0;
}

function measureGeometry(area: HTMLElement, content: HTMLElement): ZoomGeometry {
  const stage = getEdges(content.parentElement ?? area);
  const slide = content.closest('.ks-track-slide');
  // Where it will be at rest.
  const shift = getShift(slide) + getShift(slide?.parentElement);
  // Unlike offsets not rounded, and unlike rectangles not transformed.
  const { width, height } = getComputedStyle(content);
  return {
    center: { x: (stage.left + stage.right) / 2 - shift, y: (stage.top + stage.bottom) / 2 },
    width: parseFloat(width) || 0,
    height: parseFloat(height) || 0,
    area: getEdges(area),
  };
}

/** Returns the position that follows a finger from where it began, also outside the range. */
function moveWithResistance(from: number, delta: number, range: Range): number {
  return applyResistance(removeResistance(from, range) + delta, range);
}

/** Creates the zoom of a stage. It is created while an image is rendered, and measures its place. */
export function createZoom(
  { area, writer, getContent, getModel }: StageContext,
  initial: HTMLElement,
) {
  let geometry = measureGeometry(area, initial);
  let image: ZoomImage | undefined;
  /** Transform at which the image is or will be at rest. */
  let target = FITTED;
  /** Transform when the running gesture began. */
  let start: Transform | undefined;
  /** Middle between two fingers at that time. */
  let startPoint: Point;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Where the wheel has zoomed last, and where it would have moved the image without the edges of the area. Those
   * hold a small image back, and the point under the pointer returns to it at the level at which they do no longer.
   */
  let wheel: (Pick<MouseEvent, 'clientX' | 'clientY'> & { free: Transform }) | undefined;

  const measure = () => {
    const content = getContent();
    if (content) geometry = measureGeometry(area, content);
  };
  const getImage = () => getModel().context.image;
  /** Returns the level at which a pixel of the file is one of CSS. */
  const getNatural = () =>
    (image?.getWidth() ?? getFileWidth(getContent(), getImage())) / (geometry.width || Infinity);
  const getMax = () => getMaximum(getModel().config.zoomConfig.max, getNatural());
  /** Reports the level, and requests a file that is large enough for it. */
  const settle = () => {
    const { scale } = target;
    getModel().gallery.zoom.set({ level: scale, isMaximum: scale >= getMax() });
    const content = getContent();
    if (scale === 1 || !content) return;
    image ??= createZoomImage(content, getImage);
    image.request(geometry.width * scale * getScale(area).x);
  };
  const endWheel = () => {
    clearTimeout(wheelTimer);
    wheel = undefined;
  };
  const moveTo = (next: Transform, motion: Motion = springTo(writer.get(), next)) => {
    // What comes after the wheel ends it.
    endWheel();
    target = next;
    writer.animate(motion, settle);
  };
  /** Follows a pointer or the wheel. */
  const show = (transform: Transform) => {
    target = transform;
    writer.set(transform);
  };
  /** Lets the image come to rest; a point stays where it is. */
  const springBack = (point?: Point) => {
    const current = writer.get();
    const scale = restLevel(current.scale, getMax());
    const kept = point ? zoomAround(current, scale, geometry, point) : { ...current, scale };
    moveTo(restAt(kept, geometry));
  };
  const zoomTo = (level: number, point = getMiddle(geometry), to = point) =>
    moveTo(restAt(zoomAround(target, restLevel(level, getMax()), geometry, point, to), geometry));
  const showAt = (center: Point, scale: number) => {
    writer.stop();
    endWheel();
    show(centerAt(center, scale, geometry));
    settle();
  };
  const begin = () => {
    endWheel();
    writer.stop();
    start = writer.get();
    return start;
  };
  /** Lets a released image glide. */
  const release = ({ velocityX, velocityY }: Drag) => {
    const current = writer.get();
    const bounds = getBounds(geometry, current.scale);
    const x = glide(current.x, velocityX, bounds.x);
    const y = glide(current.y, velocityY, bounds.y);
    const duration = Math.max(x.duration, y.duration);
    const at = (time: number) => ({ ...current, x: x.at(time), y: y.at(time) });
    moveTo(at(duration), { duration, at });
  };
  /** Moves the image by a distance in px; returns false if it cannot move any further. */
  const panBy = (x: number, y: number): boolean => {
    const next = restAt({ ...target, x: target.x + x, y: target.y + y }, geometry);
    if (Math.hypot(next.x - target.x, next.y - target.y) < SMALLEST_STEP) return false;
    moveTo(next);
    return true;
  };
  /** Returns the transform after an event of the wheel: panned, or zoomed around the pointer. */
  const applyWheel = (event: WheelEvent, isPan: boolean): Transform => {
    const { deltaX, deltaY, deltaMode, clientX, clientY } = event;
    const own = getScale(area);
    const unit = WHEEL_UNITS[deltaMode] ?? 1;
    const current = writer.get();
    if (isPan) {
      wheel = undefined;
      const x = current.x - (deltaX * unit) / own.x;
      const y = current.y - (deltaY * unit) / own.y;
      return restAt({ ...current, x, y }, geometry);
    }
    const factor = clamp(Math.exp(-deltaY * unit * WHEEL_SPEED), { min: 1 / NOTCH, max: NOTCH });
    const scale = clamp(current.scale * factor, { min: 1, max: getMax() });
    const point = { x: clientX / own.x, y: clientY / own.y };
    const isSame = wheel?.clientX === clientX && wheel.clientY === clientY;
    const free = zoomAround((isSame && wheel?.free) || current, scale, geometry, point);
    wheel = { clientX, clientY, free };
    return restAt(free, geometry);
  };
  /** Zooms in by a step, or out; with a point, moves that to the middle. */
  const step = (isIn: boolean, point?: Point) => {
    measure();
    zoomTo(target.scale * (isIn ? STEP : 1 / STEP), point, getMiddle(geometry));
  };
  const isZoomed = () => target.scale > 1;
  return {
    measure,
    springBack,
    step,
    /** True from the release with which it will be larger than it fits. */
    isZoomed,
    /** Returns which edges of the image are inside the area. */
    getEdges() {
      const { x, scale } = writer.get();
      const { min, max } = getBounds(geometry, scale).x;
      return { left: x >= max - EDGE_TOLERANCE, right: x <= min + EDGE_TOLERANCE };
    },
    /** Zooms in at a point, or back. */
    toggle: (point: Point) =>
      zoomTo(isZoomed() ? 1 : getDoubleTapLevel(getNatural(), geometry), point),
    /** Follows two fingers. */
    pinch({ phase, scale, centerX, centerY }: Pinch) {
      const point = { x: centerX, y: centerY };
      if (phase === 'start') {
        begin();
        startPoint = point;
      }
      if (!start) return;
      if (phase === 'start' || phase === 'move') {
        const level = applyLevelResistance(start.scale * scale, start.scale, getMax());
        show(zoomAround(start, level, geometry, startPoint, point));
        return;
      }
      start = undefined;
      // The position of a cancelled pinch may be unknown.
      springBack(phase === 'end' ? point : undefined);
    },
    /** Follows one finger. */
    pan(drag: Drag) {
      const { phase, deltaX, deltaY } = drag;
      const from = phase === 'start' ? begin() : start;
      if (!from) return;
      const { x, y, scale } = from;
      if (phase === 'start' || phase === 'move') {
        const bounds = getBounds(geometry, scale);
        show({
          x: moveWithResistance(x, deltaX, bounds.x),
          y: moveWithResistance(y, deltaY, bounds.y),
          scale,
        });
        return;
      }
      start = undefined;
      const canGlide = scale !== 1 && restLevel(scale, getMax()) === scale;
      if (phase === 'end' && canGlide) release(drag);
      else springBack();
    },
    /**
     * Zooms or pans by key; returns whether the key has been used. Left alone are keys with a configured action and, at a
     * visible edge, arrows that are pressed anew.
     */
    handleKey(event: KeyboardEvent, hasAction: boolean): boolean {
      const { key, altKey, ctrlKey, metaKey, repeat, target: on, defaultPrevented } = event;
      if (defaultPrevented || altKey || isEditable(on, PLAYERS, '[data-no-gesture]')) return false;
      const factor = KEYS[key];
      if (factor !== undefined && !hasAction) {
        measure();
        zoomTo(target.scale * factor);
        return true;
      }
      const arrow = ARROWS[key];
      if (!arrow || ctrlKey || metaKey || !isZoomed()) return false;
      measure();
      const pan = getPanStep(geometry, target.scale);
      return panBy(arrow[0] * pan.x, arrow[1] * pan.y) || repeat || arrow[0] === 0;
    },
    /** Follows the wheel: zooms, or pans a zoomed image. A plain wheel over an image that fits is left to the browser. */
    handleWheel(event: WheelEvent) {
      const zooms = event.ctrlKey || event.metaKey || getModel().config.zoomConfig.wheel === 'zoom';
      if (!zooms && !isZoomed()) return;
      event.preventDefault();
      writer.stop();
      measure();
      show(applyWheel(event, !zooms));
      clearTimeout(wheelTimer);
      wheelTimer = setTimeout(() => {
        const last = wheel;
        springBack();
        wheel = last;
      }, WHEEL_REST);
    },
    /** Keeps level and centre when the place of the image has changed, unless it is hidden. */
    resize() {
      if (!isRendered(area)) return;
      const center = getCenter(target, geometry);
      measure();
      if (target.scale !== 1 && !start) showAt(center, target.scale);
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
      showAt({ x: percentX / 100, y: percentY / 100 }, restLevel(level, getMax()));
    },
    /** Requests the file under its new URL. */
    renew() {
      if (isZoomed()) settle();
    },
    /** Begins anew for another image. */
    reset() {
      endWheel();
      start = undefined;
      image?.remove();
      image = undefined;
      target = FITTED;
    },
  };
}
