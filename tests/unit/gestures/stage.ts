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
