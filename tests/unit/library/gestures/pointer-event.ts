/** Properties of a pointer event that jsdom lacks. */
const DEFAULTS = { pointerId: 0, pointerType: '', isPrimary: false };

/** jsdom has no PointerEvent. Hammer looks for it when it is loaded, so import this module first. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    const { pointerId, pointerType, isPrimary } = { ...DEFAULTS, ...init };
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

Object.assign(window, { PointerEvent: TestPointerEvent });
