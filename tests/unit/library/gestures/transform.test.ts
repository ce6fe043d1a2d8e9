import { FITTED, glide, SPRING_TIME, springTo } from '@/gallery-lib/src/gestures/physics';

const range = { min: -200, max: 200 };

describe('a spring', () => {
  const motion = springTo({ x: 100, y: -40, scale: 0.9 }, FITTED);

  it('begins where the image is and ends at rest, in at most 300 ms', () => {
    expect(SPRING_TIME).toBeLessThanOrEqual(300);
    expect(motion.at(0)).toEqual({ x: 100, y: -40, scale: 0.9 });
    expect(motion.at(motion.duration)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('never goes past its end and never jumps by more than it moves in a frame', () => {
    let last = motion.at(0).x;
    for (let time = 1; time <= motion.duration; time += 1) {
      const { x } = motion.at(time);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(last - x).toBeLessThan(2);
      last = x;
    }
  });
});

describe('gliding', () => {
  it('loses 0.5 % of its speed per millisecond', () => {
    const motion = glide(0, 0.5, range);
    const speedAt = (time: number) => (motion.at(time + 0.01) - motion.at(time)) / 0.01;
    expect(speedAt(0)).toBeCloseTo(0.5, 3);
    expect(speedAt(100)).toBeCloseTo(0.5 * 0.995 ** 100, 3);
  });

  it('ends at once without speed', () => {
    expect(glide(40, 0, range).duration).toBe(0);
    expect(glide(40, 0, range).at(0)).toBe(40);
  });

  it.each([
    ['inside', 150, 2, 200],
    ['inside to the other side', -150, -2, -200],
    ['outside', 260, 0.4, 200],
    ['outside and away', -260, -1, -200],
  ])('from %s comes to rest at the edge', (_, position, speed, edge) => {
    const motion = glide(position, speed, range);
    expect(motion.at(0)).toBeCloseTo(position);
    expect(motion.at(motion.duration)).toBeCloseTo(edge);
  });

  it('is continuous where it reaches the edge', () => {
    const motion = glide(150, 2, range);
    let last = motion.at(0);
    for (let time = 1; time <= motion.duration; time += 1) {
      expect(Math.abs(motion.at(time) - last)).toBeLessThan(2.5);
      last = motion.at(time);
    }
  });
});
