import { createUrlWriter, type UrlWriter } from '@/components/playground/state/url-writer';

const routerState = { __NA: true, tree: ['playground'] };

describe('the URL of the playground while fields are edited', () => {
  let writer: UrlWriter;
  const replaceState = jest.spyOn(History.prototype, 'replaceState');
  const pushState = jest.spyOn(History.prototype, 'pushState');

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(routerState, '', '/playground?a=b#modal');
    replaceState.mockClear();
    writer = createUrlWriter();
  });

  afterEach(() => {
    writer.close();
    jest.useRealTimers();
  });

  it('is written at most once in 400 ms, with the last state', () => {
    writer.write('modal&previewConfig.number=1');
    jest.advanceTimersByTime(399);
    writer.write('modal&previewConfig.number=12');
    expect(location.hash).toBe('#modal');
    jest.advanceTimersByTime(1);
    expect(location.href).toMatch(/\/playground\?a=b#modal&previewConfig\.number=12$/);
    expect(replaceState).toHaveBeenCalledTimes(1);

    writer.write('modal&previewConfig.number=120');
    jest.advanceTimersByTime(399);
    expect(replaceState).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#modal&previewConfig.number=120');
    jest.runAllTimers();
    expect(replaceState).toHaveBeenCalledTimes(2);
  });

  it('is written at once when it is needed', () => {
    writer.write('modal&previewConfig.number=1');
    writer.flush();
    expect(location.hash).toBe('#modal&previewConfig.number=1');
    jest.runAllTimers();
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('keeps what the router has stored, and adds no entry', () => {
    const entries = history.length;
    writer.write('plain');
    jest.runAllTimers();
    expect(history.state).toEqual(routerState);
    expect(history.length).toBe(entries);
    expect(pushState).not.toHaveBeenCalled();
  });

  it.each([
    ['an entry of the router', routerState],
    ['an entry of a link to a fragment', null],
  ])('does not make the router render: %s', (_, state) => {
    history.replaceState(state, '', '#modal');
    const router = jest.fn();
    Object.defineProperty(history, 'replaceState', { value: router, configurable: true });
    writer.write('plain');
    jest.runAllTimers();
    Reflect.deleteProperty(history, 'replaceState');
    expect(location.hash).toBe('#plain');
    expect(history.state).toEqual(state);
    expect(router).not.toHaveBeenCalled();
  });

  it('is written at once when the page is left', () => {
    writer.write('carousel');
    window.dispatchEvent(new Event('pagehide'));
    expect(location.hash).toBe('#carousel');
    jest.runAllTimers();
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('is not written when the page is left without an edit', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is written once more when the writer is closed, and not after that', () => {
    writer.write('carousel');
    writer.close();
    expect(location.hash).toBe('#carousel');
    history.replaceState(null, '', '#other');
    window.dispatchEvent(new Event('pagehide'));
    jest.runAllTimers();
    expect(location.hash).toBe('#other');
  });
});
