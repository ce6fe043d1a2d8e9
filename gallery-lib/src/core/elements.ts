/** Where a dialog can be rendered. */
export type Container = Element | DocumentFragment;

/** Returns whether something is an element, also of another window, whose classes are not those of this one. */
export const isElement = (target: unknown): target is HTMLElement =>
  (target as Node | null | undefined)?.nodeType === 1;

/** Returns the window of an element. */
export const getWindow = ({ ownerDocument }: Element): Window =>
  ownerDocument.defaultView ?? window;

/** Returns the focused element of a document, also if it is in shadow roots. */
export function getFocusedElement({ activeElement }: Document = document): Element | null {
  let focused = activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Returns where a dialog of a component is rendered: in the shadow root of the component, else in its body. */
export function getContainer(node: Element): Container {
  const root = node.getRootNode();
  return (root as Partial<ShadowRoot>).host ? (root as ShadowRoot) : node.ownerDocument.body;
}

/** Returns whether an element is rendered; test environments do not know. */
export const isRendered = (element: Element): boolean => element.checkVisibility?.() !== false;

/** Returns whether the computed direction of an element is right-to-left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns how many px of the viewport a px of an element has by CSS `zoom`. */
export const getCssZoom = ({ currentCSSZoom = 1 }: Element): number => currentCSSZoom;

/** How many px of the viewport a px of an element has along each axis. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** Returns the scale of an element by CSS `zoom` and by transforms, its own and those around it. */
export function getScale(element: HTMLElement): Scale {
  const zoom = getCssZoom(element);
  const { width, height } = element.getBoundingClientRect();
  // The size of the layout is rounded. Test environments have none.
  const divide = (size: number, own: number) =>
    Math.abs(size - own * zoom) < zoom ? zoom : size / own;
  return { x: divide(width, element.offsetWidth), y: divide(height, element.offsetHeight) };
}

/** Returns how far a transform, which may be moving, has moved an element to the right, in px. */
export function getShift(element: Element | null): number {
  return Number(element && /([^ ]+), [^,]+\)$/.exec(getComputedStyle(element).transform)?.[1]) || 0;
}

/** Creates an observer of the sizes of elements; there is none in test environments. */
export function createSizeObserver(onResize: ResizeObserverCallback): ResizeObserver | undefined {
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  return Observer && new Observer(onResize);
}
