import { createStore } from '@/gallery-lib/src/core/store';

describe('a store', () => {
  it('returns the last value', () => {
    const store = createStore(1);
    expect(store.get()).toBe(1);
    store.set(2);
    expect(store.get()).toBe(2);
  });

  it('notifies each subscriber of each change, with the value already set', () => {
    const store = createStore('a');
    const seen: string[] = [];
    store.subscribe(() => seen.push(`first ${store.get()}`));
    store.subscribe(() => seen.push(`second ${store.get()}`));
    store.set('b');
    store.set('c');
    expect(seen).toEqual(['first b', 'second b', 'first c', 'second c']);
  });

  it('does not notify after the end of a subscription, and may end it twice', () => {
    const store = createStore(0);
    const notify = jest.fn();
    const end = store.subscribe(notify);
    end();
    end();
    store.set(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it('lets subscribers end their own subscription and add others', () => {
    const store = createStore(0);
    const seen: string[] = [];
    const end = store.subscribe(() => {
      seen.push('once');
      end();
      store.subscribe(() => seen.push('added'));
    });
    store.subscribe(() => seen.push('other'));
    store.set(1);
    expect(seen).toEqual(['once', 'other']);
    store.set(2);
    expect(seen).toEqual(['once', 'other', 'other', 'added']);
  });
});
