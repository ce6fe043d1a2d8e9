import { isSwipe } from '@/gallery-lib/src/gestures/gesture';

describe('whether a drag over an image is a swipe', () => {
  it.each([
    // deltaX, deltaY, duration, width, swipe
    ['fast to the left', -120, 0, 150, 800, true],
    ['fast to the right', 120, 10, 150, 800, true],
    ['replayed without delay', -60, 0, 0, 800, true],
    ['slow and short', -80, 0, 700, 800, false],
    ['slow and short over a narrow image', -80, 0, 700, 200, false],
    ['slow and short over a very narrow image', -80, 0, 700, 40, false],
    ['slow, across a third of a narrow image', -101, 0, 700, 300, true],
    ['slow, across a quarter of a wide image', -200, 0, 2000, 800, false],
    ['slow, across a third of a wide image', 270, 0, 2000, 800, true],
    ['fast, mostly vertical', 120, 130, 150, 800, false],
    ['without movement', 0, 0, 0, 800, false],
  ])('%s: %i, %i px in %i ms, %i px wide', (_, deltaX, deltaY, duration, width, swipe) => {
    expect(isSwipe({ deltaX, deltaY, duration }, width)).toBe(swipe);
  });
});
