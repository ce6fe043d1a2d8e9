import { createEmitter } from '@/gallery-lib/src/core/stream';

describe('an event stream', () => {
  it('calls every listener in subscription order until it unsubscribes', () => {
    const { stream, emit } = createEmitter<number>();
    const calls: string[] = [];
    const first = stream.subscribe((event) => calls.push(`first ${event}`));
    stream.subscribe((event) => calls.push(`second ${event}`));
    emit(1);
    first.unsubscribe();
    first.unsubscribe();
    emit(2);
    expect(calls).toEqual(['first 1', 'second 1', 'second 2']);
  });

  it('calls a function as often as it was subscribed', () => {
    const { stream, emit } = createEmitter<number>();
    const listener = jest.fn();
    const once = stream.subscribe(listener);
    stream.subscribe(listener);
    emit(1);
    once.unsubscribe();
    emit(2);
    expect(listener.mock.calls).toEqual([[1], [1], [2]]);
  });

  it.each(['reportError', 'the console'])(
    'reports an error thrown by a listener to %s, and calls the others',
    (place) => {
      const error = new Error('thrown by the listener');
      const report = jest.fn();
      if (place === 'reportError') globalThis.reportError = report;
      else {
        // As in a browser that lacks it.
        Reflect.deleteProperty(globalThis, 'reportError');
        jest.spyOn(console, 'error').mockImplementation(report);
      }
      const { stream, emit } = createEmitter<number>();
      const listener = jest.fn();
      stream.subscribe(() => {
        throw error;
      });
      stream.subscribe(listener);
      emit(1);
      jest.restoreAllMocks();
      expect(listener).toHaveBeenCalledWith(1);
      expect(report).toHaveBeenCalledWith(error);
    },
  );

  it('does not call a listener for the event during which it subscribed', () => {
    const { stream, emit } = createEmitter<number>();
    const late = jest.fn();
    stream.subscribe(() => stream.subscribe(late));
    emit(1);
    expect(late).not.toHaveBeenCalled();
    emit(2);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
