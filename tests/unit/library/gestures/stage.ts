import { attachSwipe } from '@/gallery-lib/src/gestures/swipe';

/** Puts an element that is 400 px wide, with a button inside, into the document. */
export function createStage() {
  const stage = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  stage.append(button);
  document.body.replaceChildren(stage);
  Object.defineProperty(stage, 'clientWidth', { value: 400 });
  return { stage, button };
}

/** Creates a stage whose swipes are recognized with the registered source; returns it with what they show. */
export function createSwipeStage() {
  const elements = createStage();
  const results: string[] = [];
  const detach = attachSwipe(
    elements.stage,
    { current: false },
    {
      onStart: () => undefined,
      onSwipe: (isLeft) => results.push(isLeft ? 'next' : 'previous'),
    },
  );
  return { ...elements, results, detach };
}
