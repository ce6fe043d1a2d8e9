import type { Movement } from '../gesture';

/** Time in ms from which the velocity is computed. After a longer rest it is 0. */
const VELOCITY_TIME = 100;

/** Returns a function that computes the movement of a pointer from its first position. Times are in ms. */
export function trackMovement(
  startTime: number,
  startX: number,
  startY: number,
): (time: number, x: number, y: number) => Movement {
  let recent = [[startTime, startX, startY] as const];
  return (time, x, y) => {
    const moment = [time, x, y] as const;
    recent = [...recent.filter(([each]) => time - each <= VELOCITY_TIME), moment];
    const [[oldestTime, oldestX, oldestY] = moment] = recent;
    // Two events can have the same time.
    const elapsed = time - oldestTime || Infinity;
    return {
      deltaX: x - startX,
      deltaY: y - startY,
      velocityX: (x - oldestX) / elapsed,
      velocityY: (y - oldestY) / elapsed,
      duration: time - startTime,
    };
  };
}
