import { slowImages } from '../../../../scripts/examples/slow-images.mjs';

type Handler = (request: { url: string }, response: object, next: () => void) => void;

/** The handler that the plugin adds to a server of Vite. */
function getHandler(hook: 'configureServer' | 'configurePreviewServer'): Handler {
  const use = jest.fn<void, [Handler]>();
  slowImages()[hook]({ middlewares: { use } });
  const [[handler] = []] = use.mock.calls;
  if (!handler) throw new Error('The plugin adds no handler.');
  return handler;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(['configureServer', 'configurePreviewServer'] as const)('%s', (hook) => {
  it('delays an image with the query "slow" by 3 seconds', () => {
    const next = jest.fn();
    getHandler(hook)({ url: '/images/img1.jpg?slow=1' }, {}, next);
    jest.advanceTimersByTime(2999);
    expect(next).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('answers every other request at once', () => {
    const next = jest.fn();
    getHandler(hook)({ url: '/images/img1.jpg' }, {}, next);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
