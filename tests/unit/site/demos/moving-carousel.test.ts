import { prepareDemo } from '@/components/client/demo/prepare';
import { scriptListId } from '@/components/client/demo/events';

let events: string[] = [];
let comeIntoView = () => {};

/** Goes to a page whose demo has a carousel that plays by itself, and runs what the page does when it is idle. */
function preparePage(
  list = `<script type="application/json" id="${scriptListId}">[]</script>`,
): void {
  document.body.innerHTML = `${list}<div class="live-demo"><p aria-live="off">Slides</p></div>`;
  events = [];
  document.querySelector('.live-demo')!.addEventListener('pointerover', ({ type }) => {
    events.push(type);
  });
  globalThis.IntersectionObserver = class {
    constructor(private readonly notify: IntersectionObserverCallback) {}
    observe(target: Element) {
      comeIntoView = () => {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        this.notify([entry], this as unknown as IntersectionObserver);
      };
    }
    disconnect() {
      comeIntoView = () => {};
    }
  } as unknown as typeof IntersectionObserver;
  prepareDemo();
}

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function expectStartAfterThreeSeconds(): void {
  comeIntoView();
  jest.advanceTimersByTime(2999);
  expect(events).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(events).toEqual(['pointerover']);
}

beforeEach(() => {
  comeIntoView = () => {};
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset.demo;
});

it('starts a carousel that has been in view for three seconds', () => {
  preparePage();
  jest.advanceTimersByTime(60_000);
  expectStartAfterThreeSeconds();
});

it.each(['starting', 'ready'])('leaves a demo alone that is %s', (state) => {
  preparePage();
  comeIntoView();
  document.documentElement.dataset.demo = state;
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});

it('starts a page that takes files at once, which a drag would notice too late', () => {
  document.body.innerHTML = `<script type="application/json" id="${scriptListId}">[]</script><div class="live-demo" data-takes-files></div>`;
  const start = jest.fn();
  document.querySelector('.live-demo')!.addEventListener('pointerover', start);
  prepareDemo();
  expect(start).toHaveBeenCalledTimes(1);
});

it('leaves a demo alone that the development server has started', () => {
  preparePage('');
  comeIntoView();
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});

it('begins again when a hidden tab is shown', () => {
  preparePage();
  comeIntoView();
  jest.advanceTimersByTime(2000);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
  setHidden(false);
  expectStartAfterThreeSeconds();
});
