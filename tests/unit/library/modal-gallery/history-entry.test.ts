import type * as HistoryEntry from '@/gallery-lib/src/modal-gallery/browser/history-entry';

/** Loads the module as a browser with the keys of a Navigation API, or without one, does. */
function load(keys?: string[]): typeof HistoryEntry {
  const navigation = {
    entries: () => keys?.map((key) => ({ key })),
    get currentEntry() {
      return { index: Number(keys?.length) - 1 };
    },
  };
  if (keys) Object.assign(globalThis, { navigation });
  let entry!: typeof HistoryEntry;
  jest.isolateModules(() => {
    entry = jest.requireActual<typeof HistoryEntry>(
      '../../../../gallery-lib/src/modal-gallery/browser/history-entry',
    );
  });
  return entry;
}

beforeEach(() => history.replaceState({ page: 'before' }, '', '/page'));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigation');
  Reflect.deleteProperty(globalThis, Symbol.for('ks-gallery-react'));
  history.replaceState(null, '', '/');
});

describe('the mark of an entry', () => {
  it('is read from the entry that has been added', () => {
    const keys = ['below'];
    const entry = load(keys);
    history.pushState(entry.createState(['a'], 0), '');
    keys.push('own');
    expect(entry.readIds()).toEqual(['a']);
    expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
  });

  it('is not read from an entry of the application with a copied state', () => {
    const keys = ['below'];
    const entry = load(keys);
    history.pushState(entry.createState(['a'], 0), '');
    keys.push('own');
    history.pushState({ ...history.state }, '', '/page?step=2');
    keys.push('copy');
    expect(entry.readIds()).toEqual([]);
  });

  it('is read where the browser has dropped the entry below', () => {
    const keys = ['below'];
    const entry = load(keys);
    history.pushState(entry.createState(['a'], 0), '');
    keys[0] = 'own';
    expect(entry.readIds()).toEqual(['a']);
  });

  it('is not read from another URL without a Navigation API', () => {
    const entry = load();
    history.pushState(entry.createState(['a', 'b'], 0), '', '#album-1');
    expect(entry.readIds()).toEqual(['a', 'b']);
    history.pushState(history.state, '', '/page?step=2');
    expect(entry.readIds()).toEqual([]);
  });

  it.each([['below'], undefined])(
    'of another copy of the library stays, by the keys %j',
    (keys) => {
      const [first, second] = [load(keys), load(keys)];
      history.pushState(first.createState(['a'], 0), '');
      keys?.push('own');
      expect(second.readIds()).toEqual([]);
      history.pushState(second.createState(['b'], 0), '');
      keys?.push('above');
      expect([first.readIds(), second.readIds()]).toEqual([['a'], ['b']]);
      expect([first.isForeignEntry(), second.isForeignEntry()]).toEqual([true, false]);
      second.markEntry([]);
      expect(first.readIds()).toEqual(['a']);
      expect(history.state).toMatchObject({ ksModalGallery: 1 });
    },
  );

  it('that a reload has left is that of the first copy', () => {
    history.replaceState(load().createState(['a'], -1), '');
    Reflect.deleteProperty(globalThis, Symbol.for('ks-gallery-react'));
    const [first, second] = [load(), load()];
    expect([first.readIds(), second.readIds()]).toEqual([['a'], []]);
  });

  it('is removed, and the state of a router stays', () => {
    const entry = load();
    entry.markEntry(['a']);
    entry.markEntry([]);
    expect(entry.readIds()).toEqual([]);
    expect(history.state).toMatchObject({ page: 'before' });
  });

  it.each(['text', 7, null, ['ksModalGallery'], { ksModalGalleryIds: 'text' }])(
    'is not found in the state %j of an application',
    (state) => {
      const entry = load();
      history.replaceState(state, '');
      expect(entry.readIds()).toEqual([]);
    },
  );

  it('of a state that may not be written changes nothing', () => {
    const refuse = jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    expect(() => load().markEntry(['a'])).not.toThrow();
    refuse.mockRestore();
  });
});
