import {
  isFrameMessage,
  isShowMessage,
  receive,
  send,
} from '@/components/playground/preview/messages';
import { at } from '../../../gallery-images';

const show = {
  type: 'show',
  number: 1,
  component: 'plain',
  config: {},
  needsLayouts: false,
  images: 5,
  scheme: 'dark',
  direction: 'rtl',
  look: { '--ks-arrow-size': '30px' },
};

it('takes what the page asks for', () => {
  expect(isShowMessage(show)).toBe(true);
  expect(isShowMessage({ ...show, component: 'carousel', images: 0, scheme: 'system' })).toBe(true);
  expect(isShowMessage({ ...show, needsLayouts: true, images: undefined })).toBe(true);
  expect(isShowMessage({ ...show, own: [{ src: 'blob:a', alt: 'A lake' }] })).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'show'],
  ['another type', { ...show, type: 'ready' }],
  ['a number that is no whole number', { ...show, number: 1.5 }],
  ['an unknown component', { ...show, component: 'slider' }],
  ['no configuration', { ...show, config: null }],
  ['no word about layouts', { ...show, needsLayouts: undefined }],
  ['a negative number of images', { ...show, images: -1 }],
  ['images in place of their number', { ...show, images: [] }],
  ['photographs of the user that are no images', { ...show, own: ['blob:a'] }],
  ['an unknown scheme', { ...show, scheme: 'sepia' }],
  ['an unknown direction', { ...show, direction: 'ttb' }],
  ['no look', { ...show, look: undefined }],
  ['a property that is not of the library', { ...show, look: { color: 'red' } }],
  ['a property without a text', { ...show, look: { '--ks-arrow-size': 30 } }],
])('does not take %s for what the page asks for', (_, data) => {
  expect(isShowMessage(data)).toBe(false);
});

it.each([
  { type: 'ready' },
  { type: 'shown', number: 1 },
  { type: 'refused', number: 1, message: 'INVALID_INTERVAL: …' },
  { type: 'event', name: 'onShow', text: 'load 1' },
])('takes the answer %j', (data) => {
  expect(isFrameMessage(data)).toBe(true);
});

it.each([
  [undefined],
  [null],
  ['ready'],
  [{ type: 'show' }],
  [{ type: 'shown' }],
  [{ type: 'shown', number: '1' }],
  [{ type: 'refused', number: 1 }],
  [{ type: 'refused', number: -1, message: '' }],
  [{ type: 'event', name: 'onShow' }],
  [{ type: 'event', name: 1, text: '' }],
])('does not take %j for an answer', (data) => {
  expect(isFrameMessage(data)).toBe(false);
});

describe('messages of windows', () => {
  const frame = () => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    if (!contentWindow) throw new Error('The frame has no window.');
    return contentWindow;
  };
  const deliver = (init: MessageEventInit) => dispatchEvent(new MessageEvent('message', init));
  const { origin } = location;
  const data = { type: 'ready' };

  it('are received from one window of the own origin', () => {
    const source = frame();
    const listener = jest.fn();
    const end = receive(() => source, isFrameMessage, listener);
    deliver({ origin, source, data });
    expect(listener.mock.calls).toEqual([[data]]);
    end();
    deliver({ origin, source, data });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another origin', () => ({ origin: 'https://other.example' })],
    ['another window', () => ({ source: frame() })],
    ['no window', () => ({ source: null })],
    ['an unknown kind', () => ({ data: { type: 'hello' } })],
  ])('are ignored from or of %s', (_, more) => {
    const source = frame();
    const listener = jest.fn();
    const end = receive(() => source, isFrameMessage, listener);
    deliver({ origin, source, data, ...more() });
    expect(listener).not.toHaveBeenCalled();
    end();
  });

  it('are ignored while there is no window to receive them from', () => {
    const listener = jest.fn();
    const end = receive(() => null, isFrameMessage, listener);
    deliver({ origin, source: null, data });
    expect(listener).not.toHaveBeenCalled();
    end();
  });

  it('are sent to the own origin only', () => {
    const target = frame();
    const post = jest.spyOn(target, 'postMessage').mockImplementation();
    send(target, { type: 'ready' });
    expect(at(post.mock.calls, 0)).toEqual([{ type: 'ready' }, origin]);
  });
});
