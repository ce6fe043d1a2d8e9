/** Time in ms between two movements of a finger. */
const pace = 16;

const mix = (from, to, part) => from + (to - from) * part;

/** Puts or leaves fingers where they are, after a time in ms. */
export const hold = (fingers, after = 0) => ({ after, fingers });

/** Lifts all fingers. */
export const lift = (after = pace) => ({ after, fingers: [] });

/** The browser takes the fingers over. */
export const cancel = (after = pace) => ({ after, fingers: [], isCancelled: true });

/** Moves fingers along straight lines, in a number of moves. */
export function slide(from, to, moves) {
  return Array.from({ length: moves }, (_, index) => {
    const part = (index + 1) / moves;
    const fingers = from.map(({ id, x, y }, finger) => ({
      id,
      x: mix(x, to[finger].x, part),
      y: mix(y, to[finger].y, part),
    }));
    return { after: pace, fingers };
  });
}

/** Returns a point at a distance in px from another one. */
export const shift = ({ x, y }, byX, byY = 0) => ({ x: x + byX, y: y + byY });

/** Returns one finger at a point. */
export const finger = (point) => [{ id: 0, ...point }];

/** Returns two fingers, one above the other, at a distance in px around a point. */
export const pair = ({ x, y }, distance) => [
  { id: 0, x, y: y - distance / 2 },
  { id: 1, x, y: y + distance / 2 },
];

/** Puts two fingers down, one after the other, and moves them; they stay on the screen. */
export function pinch(from, to, moves = 40) {
  return [hold([from[0]]), hold(from, 40), ...slide(from, to, moves)];
}

/** Puts one finger down and moves it; it stays on the screen. */
export function drag(from, to, moves = 20) {
  return [hold(from), ...slide(from, to, moves)];
}

/** Two fingers that zoom in to a level around a point, slowly enough for every library. */
export function zoomIn(point, level) {
  const end = pair(point, 80 * level);
  return [...pinch(pair(point, 80), end), hold(end, 100), lift()];
}
