/** The first element that matches; throws when there is none, so that a test cannot pass without it. */
export function findElement<T extends Element = HTMLElement>(
  selector: string,
  container: ParentNode = document,
): T {
  const element = container.querySelector<T>(selector);
  if (!element) throw new Error(`There is no element ${selector}.`);
  return element;
}
