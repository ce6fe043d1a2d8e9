import { prepareDemo } from '@/components/client/deferred/demo';
import { demoReady, scriptListId } from '@/components/client/demo-events';

const interval = 5000;

let events: string[] = [];
let comeIntoView = () => {};

/** Goes to a page whose demo has a carousel that plays by itself, and runs what the page does when it is idle. */
function preparePage(
  list = `<script type="application/json" id="${scriptListId}">[]</script>`,
): void {
  document.body.innerHTML = `${list}<div class="live-demo" data-interval="${interval}"><p aria-live="off">Slides</p></div>`;
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

/** Mounts a carousel that calls the function in its interval. */
function mountCarousel(onAdvance: () => void, length = interval): void {
  document.dispatchEvent(new Event(demoReady));
  setInterval(onAdvance, length);
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

it('starts a carousel in view in the last second of its interval', () => {
  preparePage();
  jest.advanceTimersByTime(60_000);
  comeIntoView();
  jest.advanceTimersByTime(3999);
  expect(events).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(events).toEqual(['pointerover']);
});

it.each(['starting', 'ready'])('leaves a demo alone that is %s', (state) => {
  preparePage();
  comeIntoView();
  document.documentElement.dataset.demo = state;
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});

it('leaves a demo alone that the development server has started', () => {
  preparePage('');
  comeIntoView();
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});

it('begins anew when a hidden tab is shown again', () => {
  preparePage();
  comeIntoView();
  jest.advanceTimersByTime(3000);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
  setHidden(false);
  comeIntoView();
  jest.advanceTimersByTime(3999);
  expect(events).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(events).toEqual(['pointerover']);
});

it('leaves the whole interval to an image that is late', () => {
  const onAdvance = jest.fn();
  preparePage();
  document.querySelector('p')!.append(document.createElement('img'));
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  comeIntoView();
  jest.advanceTimersByTime(4000);
  expect(events).toEqual(['pointerover']);
  mountCarousel(onAdvance);
  jest.advanceTimersByTime(4999);
  expect(onAdvance).not.toHaveBeenCalled();
});

describe('a carousel that the page has started', () => {
  const onAdvance = jest.fn();

  beforeEach(() => {
    onAdvance.mockReset();
    preparePage();
    comeIntoView();
    jest.advanceTimersByTime(4000);
  });

  it('changes after the whole interval, of which the page has waited for the most part', () => {
    jest.advanceTimersByTime(300);
    mountCarousel(onAdvance);
    jest.advanceTimersByTime(699);
    expect(onAdvance).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });

  it('changes at once if it was late, and has time to render the change', () => {
    jest.advanceTimersByTime(3000);
    mountCarousel(onAdvance);
    jest.advanceTimersByTime(249);
    expect(onAdvance).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });

  it('has later intervals of the whole length', () => {
    mountCarousel(() => {});
    mountCarousel(onAdvance);
    jest.advanceTimersByTime(4999);
    expect(onAdvance).not.toHaveBeenCalled();
  });

  it('leaves other intervals as they are', () => {
    mountCarousel(onAdvance, 2000);
    jest.advanceTimersByTime(1999);
    expect(onAdvance).not.toHaveBeenCalled();
  });

  it('has the whole interval if it has been paused since it runs', () => {
    document.dispatchEvent(new Event(demoReady));
    jest.advanceTimersByTime(1500);
    mountCarousel(onAdvance);
    jest.advanceTimersByTime(4999);
    expect(onAdvance).not.toHaveBeenCalled();
  });
});
