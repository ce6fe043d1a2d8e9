import type * as HistoryEntry from '@/gallery-lib/src/modal-gallery/history/history-entry';
import type * as Traversal from '@/gallery-lib/src/modal-gallery/history/traversal';

type Navigation = typeof globalThis.navigation;
type Change = { type: 'push' } | { type: 'replace'; hash?: boolean } | Traverse;
type Traverse = { type: 'traverse'; to: number; cancelable?: boolean };

/** A Navigation API with three entries, of which the middle one is the current one. */
class FakeNavigation extends EventTarget {
  keys = ['before', 'current', 'after'];
  index = 1;
  entries = () => this.keys.map((key, index) => ({ key, index }));
  get currentEntry() {
    return this.entries()[this.index];
  }

  /** Reports a change and carries it out, unless a listener prevents it; returns whether it did. */
  navigate(change: Change): boolean {
    const destination = change.type === 'traverse' ? this.entries()[change.to] : undefined;
    const cancelable = change.type === 'traverse' && change.cancelable === true;
    const hashChange = change.type === 'replace' && change.hash === true;
    const event = new Event('navigate', { cancelable });
    Object.assign(event, { navigationType: change.type, destination, hashChange });
    if (!this.dispatchEvent(event)) return true;
    if (change.type === 'push') this.keys = [...this.keys.slice(0, ++this.index), 'added'];
    if (change.type === 'traverse') this.index = change.to;
    return false;
  }
}

/** Loads the module as a browser with or without a Navigation API does. */
function load(navigation?: FakeNavigation) {
  if (navigation) Object.assign(globalThis, { navigation: navigation as unknown as Navigation });
  let traversal!: typeof Traversal;
  let entry!: typeof HistoryEntry;
  jest.isolateModules(() => {
    entry = jest.requireActual<typeof HistoryEntry>(
      '../../../gallery-lib/src/modal-gallery/history/history-entry',
    );
    traversal = jest.requireActual<typeof Traversal>(
      '../../../gallery-lib/src/modal-gallery/history/traversal',
    );
  });
  const dropped: boolean[] = [];
  traversal.watchTraversals((isLate) => dropped.push(isLate));
  return { ...traversal, getEntry: entry.getEntry, dropped };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(history, 'go').mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'navigation');
});

describe('the direction in which the current entry was reached', () => {
  test.each<[string, Change[], number]>([
    ['the first entry counts as reached by Back', [], -1],
    ['Forward', [{ type: 'traverse', to: 2 }], 1],
    ['Back', [{ type: 'traverse', to: 0 }], -1],
    ['a new entry', [{ type: 'push' }], 0],
    ['a new entry, then Back', [{ type: 'push' }, { type: 'traverse', to: 1 }], -1],
    ['a state that is replaced', [{ type: 'push' }, { type: 'replace' }], 0],
    ['a fragment that is replaced', [{ type: 'push' }, { type: 'replace', hash: true }], -1],
  ])('%s', (name, changes, direction) => {
    const navigation = new FakeNavigation();
    const { getDirection } = load(navigation);
    changes.forEach((change) => navigation.navigate(change));
    expect(getDirection()).toBe(direction);
  });

  test('is unknown without a Navigation API', () => {
    expect(load().getDirection()).toBeUndefined();
  });
});

describe('a traversal of the gallery by one step back', () => {
  const back = { type: 'traverse', to: 0, cancelable: true } as const;
  const push = { type: 'push' } as const;

  test.each<
    [string, { changes: Change[]; pending: boolean; prevented: boolean; dropped: boolean[] }]
  >([
    ['alone', { changes: [back], pending: true, prevented: false, dropped: [] }],
    [
      'that is followed by a new entry',
      { changes: [push], pending: true, prevented: false, dropped: [] },
    ],
    [
      'that arrives after a new entry and can be prevented',
      { changes: [push, back], pending: false, prevented: true, dropped: [false] },
    ],
    [
      'that arrives after a new entry and cannot be prevented',
      {
        changes: [push, { ...back, cancelable: false }],
        pending: true,
        prevented: false,
        dropped: [],
      },
    ],
    [
      'that the user replaces by another after a new entry',
      { changes: [push, { ...back, to: 1 }], pending: false, prevented: false, dropped: [false] },
    ],
    [
      'beside one of the user without a new entry',
      { changes: [{ ...back, to: 2 }], pending: true, prevented: false, dropped: [] },
    ],
  ])('%s', (name, { changes, pending, prevented, dropped }) => {
    const navigation = new FakeNavigation();
    const traversal = load(navigation);
    traversal.traverse(-1);
    expect(history.go).toHaveBeenCalledWith(-1);
    const results = changes.map((change) => navigation.navigate(change));
    expect(results.at(-1)).toBe(prevented);
    expect(traversal.isTraversing()).toBe(pending);
    expect(traversal.dropped).toEqual(dropped);
  });

  test('counts as dropped 500 ms after it was started', () => {
    const traversal = load(new FakeNavigation());
    traversal.traverse(-1);
    jest.advanceTimersByTime(499);
    expect(traversal.isTraversing()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(traversal.isTraversing()).toBe(false);
    expect(traversal.dropped).toEqual([true]);
  });

  test('does not count as dropped once it has arrived', () => {
    const traversal = load(new FakeNavigation());
    traversal.traverse(-1);
    expect(traversal.endTraversal()).toMatchObject({ depth: 0, target: 'before' });
    jest.runAllTimers();
    expect(traversal.dropped).toEqual([]);
  });
});

describe('the way from where a traversal has arrived to entries that the application has added meanwhile', () => {
  test.each<[string, Change[], number]>([
    ['none', [{ type: 'traverse', to: 0 }], 0],
    ['one', [{ type: 'push' }, { type: 'traverse', to: 0 }], 2],
    ['two', [{ type: 'push' }, { type: 'push' }, { type: 'traverse', to: 0 }], 3],
    ['one, where the user still is', [{ type: 'push' }], 0],
  ])('%s', (name, changes, expected) => {
    const navigation = new FakeNavigation();
    const traversal = load(navigation);
    traversal.traverse(-1);
    changes.forEach((change) => navigation.navigate(change));
    expect(traversal.missedEntries(traversal.endTraversal()!, 0)).toBe(expected);
  });

  test.each([
    ['nothing was added', { added: 0, depth: 0, expected: 0 }],
    ['one was added, and the traversal began there', { added: 1, depth: 1, expected: 1 }],
    ['one was added, and the traversal began below', { added: 1, depth: 0, expected: 2 }],
    ['the browser has dropped entries', { added: -1, depth: 0, expected: -1 }],
  ])('without a Navigation API: %s', (name, { added, depth, expected }) => {
    const { missedEntries } = load();
    const arrived = { depth: 1, historyLength: history.length - added, target: undefined };
    expect(missedEntries({ ...arrived, expiry: setTimeout(() => {}) }, depth)).toBe(expected);
  });
});

test.each([
  [-1, 'before'],
  [0, 'current'],
  [1, 'after'],
  [2, undefined],
])('the entry %i steps from the current one is %s', (delta, key) => {
  expect(load(new FakeNavigation()).getEntry(delta)?.key).toBe(key);
});

test('no entry is known without a Navigation API', () => {
  expect(load().getEntry(-1)).toBeUndefined();
});
