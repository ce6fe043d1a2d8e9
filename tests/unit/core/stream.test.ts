import { createEmitter } from '@/gallery-lib/src/core/stream';

describe('a stream', () => {
  it('tells every listener in the order of subscription until it leaves', () => {
    const { stream, emit } = createEmitter<number>();
    const heard: string[] = [];
    const first = stream.subscribe((event) => heard.push(`first ${event}`));
    stream.subscribe((event) => heard.push(`second ${event}`));
    emit(1);
    first.unsubscribe();
    first.unsubscribe();
    emit(2);
    expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
  });

  it('tells one function as often as it was subscribed', () => {
    const { stream, emit } = createEmitter<number>();
    const listener = jest.fn();
    const once = stream.subscribe(listener);
    stream.subscribe(listener);
    emit(1);
    once.unsubscribe();
    emit(2);
    expect(listener.mock.calls).toEqual([[1], [1], [2]]);
  });

  it('reports what a listener throws and goes on', () => {
    const report = jest.fn();
    globalThis.reportError = report;
    const { stream, emit } = createEmitter<number>();
    const error = new Error('of the listener');
    const heard = jest.fn();
    stream.subscribe(() => {
      throw error;
    });
    stream.subscribe(heard);
    emit(1);
    expect(heard).toHaveBeenCalledWith(1);
    expect(report).toHaveBeenCalledWith(error);
  });

  it('tells nobody of an event that was under way when they came', () => {
    const { stream, emit } = createEmitter<number>();
    const late = jest.fn();
    stream.subscribe(() => stream.subscribe(late));
    emit(1);
    expect(late).not.toHaveBeenCalled();
    emit(2);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
