import { prepareDemo } from '@/components/client/deferred/demo';

/** Goes to a page whose demo has a moving carousel in view, and runs what the page does when it is idle. */
function prepareIdlePage(demo?: string): string[] {
  document.body.innerHTML = '<div class="live-demo"><p aria-live="off">Slides</p></div>';
  if (demo) document.documentElement.dataset.demo = demo;
  const events: string[] = [];
  document.querySelector('.live-demo')!.addEventListener('pointerover', ({ type }) => {
    events.push(type);
  });
  let runIdle = () => {};
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => {
      runIdle = run;
    },
    IntersectionObserver: class {
      constructor(private readonly notify: IntersectionObserverCallback) {}
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        this.notify([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  });
  prepareDemo();
  runIdle();
  return events;
}

afterEach(() => delete document.documentElement.dataset.demo);

it('an idle page uses the carousel that plays by itself', () => {
  expect(prepareIdlePage()).toEqual(['pointerover']);
});

it.each(['starting', 'ready'])('an idle page whose demo is %s leaves it alone', (state) => {
  expect(prepareIdlePage(state)).toEqual([]);
});
