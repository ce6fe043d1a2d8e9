import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** What a frame shows, read after everything has been written for it. */
export interface Frame {
  /** Middle and size of the active image. */
  readonly image: Point & { width: number };
  /** Pressed pointers. */
  readonly pointers: readonly Point[];
}

/** What happened since the recording began, outside the reading of frames. */
export interface Costs {
  /** Reads of the layout. */
  readonly layoutReads: number;
  /** Commits of React. */
  readonly commits: number;
  /** Writes to the style of the image. */
  readonly styleWrites: number;
}

interface Recorder {
  frames: Frame[];
  costs: { -readonly [Name in keyof Costs]: Costs[Name] };
  isCounting: boolean;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Runs in the page before any script: counts, and reads each frame after its callbacks have run. */
function installRecorder(): void {
  const costs = { layoutReads: 0, commits: 0, styleWrites: 0 };
  const recorder: Recorder = { frames: [], costs, isCounting: false };
  window.recorder = recorder;
  const count = (name: keyof Costs) => {
    if (recorder.isCounting) costs[name] += 1;
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => count('commits'),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
  for (const [owner, names] of [
    [Element.prototype, ['clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight']],
    [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop']],
  ] as const) {
    for (const name of names) {
      const original = Object.getOwnPropertyDescriptor(owner, name);
      if (!original?.get) continue;
      const { get } = original;
      Object.defineProperty(owner, name, {
        ...original,
        get(this: Element) {
          count('layoutReads');
          return get.call(this) as number;
        },
      });
    }
  }
  const readRect = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    count('layoutReads');
    return readRect.call(this);
  };
  const write = CSSStyleDeclaration.prototype.setProperty;
  CSSStyleDeclaration.prototype.setProperty = function set(this: CSSStyleDeclaration, ...given) {
    if (given[0] === 'transform') count('styleWrites');
    write.apply(this, given);
  };

  const pointers = new Map<number, Point>();
  const follow = (event: PointerEvent) => {
    const isDown = event.type === 'pointerdown' || pointers.has(event.pointerId);
    if (!isDown) return;
    if (event.type === 'pointerup' || event.type === 'pointercancel')
      pointers.delete(event.pointerId);
    else pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, follow, true);

  let lastTime = 0;
  const read = (time: number) => {
    const content = document.querySelector('.ks-slide-content');
    if (!content || !recorder.isCounting) return;
    const { x, y, width, height } = readRect.call(content);
    // What another callback of this frame has read is replaced.
    if (time === lastTime) recorder.frames.pop();
    lastTime = time;
    recorder.frames.push({
      image: { x: x + width / 2, y: y + height / 2, width },
      pointers: [...pointers.values()],
    });
  };
  const request = window.requestAnimationFrame;
  // Each callback of a frame is followed by a reading.
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      callback(time);
      read(time);
    });
}

/** Prepares a page that has not been loaded yet for recordings. */
export async function prepareRecording(page: Page): Promise<void> {
  await page.addInitScript(installRecorder);
}

/** Starts a recording. */
export async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { recorder } = window;
    recorder.frames = [];
    Object.assign(recorder.costs, { layoutReads: 0, commits: 0, styleWrites: 0 });
    recorder.isCounting = true;
  });
}

/** Ends the recording; returns its frames and what they cost. */
export async function stopRecording(page: Page): Promise<{ frames: Frame[]; costs: Costs }> {
  return page.evaluate(() => {
    const { recorder } = window;
    recorder.isCounting = false;
    return { frames: recorder.frames, costs: { ...recorder.costs } };
  });
}
