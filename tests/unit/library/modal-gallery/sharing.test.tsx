import { act, fireEvent, screen } from '@testing-library/react';
import {
  ButtonsStrategy,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_SHARE,
  registerLinks,
  type ButtonEvent,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { advanceTime, caption, isolateGalleries, openGallery, user } from './harness';

registerLinks();

const libConfig: ModalLibConfig = {
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE],
  },
};
const linkOfSecond = `${location.origin}/i1.jpg`;

/** Sets what the browser can do; a method that is left out does not exist. */
function setBrowser(methods: {
  share?: Navigator['share'];
  canShare?: Navigator['canShare'];
  writeText?: Clipboard['writeText'];
}): void {
  const { share, canShare, writeText } = methods;
  const values = { share, canShare, clipboard: writeText && { writeText } };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

/** A system whose sheet stays open until `closeSheet` is called, with an error if nothing was shared. */
function setSheet() {
  let close: (error?: DOMException) => void;
  const closed = new Promise<void>((resolve, reject) => {
    close = (error) => (error ? reject(error) : resolve());
  });
  const share = jest.fn<Promise<void>, [ShareData]>(() => closed);
  setBrowser({ share, canShare: () => true });
  return { share, closeSheet: (error?: DOMException) => act(async () => close(error)) };
}

const shareButton = () => screen.getByRole('button', { name: 'Share the current image' });
const press = () => fireEvent.click(shareButton(), { detail: 1 });
const field = () => screen.queryByRole<HTMLInputElement>('textbox');
const status = () => screen.queryByText('Link copied');
const cancelled = () => new DOMException('Share canceled', 'AbortError');
const refused = () => new DOMException('Permission denied', 'NotAllowedError');

/** Opens the gallery at the second image and records how its link is shared. */
async function openWithShare(config: ModalLibConfig = {}) {
  const opened = await openGallery({ start: 1, libConfig: { ...libConfig, ...config } });
  const methods: ButtonEvent['shareMethod'][] = [];
  opened.ref.buttonAfterHook$.subscribe(({ shareMethod }) => methods.push(shareMethod));
  return { ...opened, methods };
}

isolateGalleries(1);
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('a browser with a share sheet', () => {
  it('shares the deep link of a gallery with a name, without the fragment of the page', async () => {
    history.replaceState(null, '', '/album?a=1#section');
    const { share } = setSheet();
    await openWithShare({ linkConfig: { name: 'My album' } });
    press();
    expect(share.mock.lastCall![0].url).toBe(`${location.origin}/album?a=1#My%20album-1`);
    history.replaceState(null, '', '/');
  });

  it.each([
    ['the link was shared', undefined],
    ['it was cancelled', cancelled()],
  ])('returns focus to the button when the sheet has closed because %s', async (_, error) => {
    const { closeSheet } = setSheet();
    await openWithShare();
    press();
    act(() => screen.getByRole('button', { name: 'Next image' }).focus());
    await closeSheet(error);
    expect(shareButton()).toHaveFocus();
  });

  it('stops autoplay until the sheet has closed', async () => {
    const { closeSheet } = setSheet();
    await openWithShare({ slideConfig: { playConfig: { autoPlay: true, interval: 1_000 } } });
    fireEvent.load(screen.getByAltText('Second'));
    await advanceTime(500);
    press();
    await advanceTime(5_000);
    expect(caption()).toBe('Image 2/5 - Second');
    await closeSheet();
    await advanceTime(900);
    expect(caption()).toBe('Image 2/5 - Second');
    await advanceTime(100);
    expect(caption()).toBe('Image 3/5 - Third');
  });
});

describe('a browser that cannot share', () => {
  const writeText = () => Promise.resolve();

  it('shows a polite status for 3 s after the last copy', async () => {
    setBrowser({ writeText });
    await openWithShare();
    const regions = screen.getAllByRole('status');
    press();
    await advanceTime(2_000);
    press();
    await advanceTime(0);
    await advanceTime(2_999);
    // The region was there before its text, which screen readers need to announce it.
    expect(regions).toContain(status()?.parentElement);
    await advanceTime(1);
    expect(status()).toBeNull();
  });

  it('has the text of the configuration as its status', async () => {
    setBrowser({ writeText });
    await openWithShare({ accessibilityConfig: { linkCopiedText: 'Copied' } });
    press();
    await advanceTime(0);
    expect(screen.getByText('Copied')).toBeVisible();
  });
});

describe('a browser that can neither share nor copy', () => {
  beforeEach(() => setBrowser({ writeText: () => Promise.reject(refused()) }));
  const openField = async () => {
    const opened = await openWithShare();
    press();
    await advanceTime(0);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this image' });
    return { ...opened, input };
  };

  it('shows the link selected in a text field', async () => {
    const { input } = await openField();
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('readonly');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, linkOfSecond.length]);
  });

  it('closes the field on Escape, and then the gallery', async () => {
    const { ref } = await openField();
    await user().keyboard('{Escape}');
    expect(field()).toBeNull();
    expect(shareButton()).toHaveFocus();
    expect(ref.isOpen).toBe(true);
    await user().keyboard('{Escape}');
    expect(ref.isOpen).toBe(false);
  });

  it('closes the field when focus moves on, not when the window loses focus', async () => {
    const { input } = await openField();
    fireEvent.blur(input);
    expect(field()).toBe(input);
    const next = screen.getByRole('button', { name: 'Next image' });
    act(() => next.focus());
    expect(field()).toBeNull();
    expect(next).toHaveFocus();
  });

  it('leaves the keys of the gallery to the field', async () => {
    const { input } = await openField();
    fireEvent.keyDown(input, { key: 'ArrowRight', code: 'ArrowRight' });
    expect(caption()).toBe('Image 2/5 - Second');
  });
});

describe('the share button', () => {
  it('is absent where the browser can neither share nor copy', async () => {
    setBrowser({});
    await openWithShare();
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toContain(KS_DEFAULT_BTN_CLOSE.ariaLabel);
    expect(names).not.toContain(KS_DEFAULT_BTN_SHARE.ariaLabel);
  });

  const answers = {
    works: () => Promise.resolve(),
    'is cancelled': () => Promise.reject(cancelled()),
    'is refused': () => Promise.reject(refused()),
  };
  type Answer = keyof typeof answers | 'is missing' | 'cannot share these data';

  it.each<[Answer, Answer, ButtonEvent['shareMethod']]>([
    ['works', 'works', 'share'],
    ['works', 'is missing', 'share'],
    ['is cancelled', 'works', undefined],
    ['is refused', 'works', 'copy'],
    ['is refused', 'is missing', 'field'],
    ['cannot share these data', 'works', 'copy'],
    ['is missing', 'works', 'copy'],
    ['is missing', 'is refused', 'field'],
  ])('where the sheet %s and the clipboard %s leads to: %s', async (sheet, clipboard, method) => {
    const answer = (how: Answer) => jest.fn(how in answers ? answers[how as 'works'] : undefined);
    const [share, writeText] = [answer(sheet), answer(clipboard)];
    setBrowser({
      share: sheet === 'is missing' ? undefined : share,
      canShare: () => sheet !== 'cannot share these data',
      writeText: clipboard === 'is missing' ? undefined : writeText,
    });
    const { events, methods } = await openWithShare();
    press();
    // During the click, without which browsers refuse.
    const opensSheet = sheet in answers;
    const data = { text: 'Image 2/5 - Second', url: linkOfSecond };
    expect(share.mock.calls).toEqual(opensSheet ? [[data]] : []);
    expect(writeText.mock.calls).toEqual(opensSheet ? [] : [[linkOfSecond]]);
    expect(events).toEqual(['before(share, 1, CLICK)']);
    await advanceTime(0);
    expect(writeText).toHaveBeenCalledTimes(
      method === 'copy' || clipboard === 'is refused' ? 1 : 0,
    );
    expect(events.slice(1)).toEqual(method ? ['after(share, 1, CLICK)'] : []);
    expect(methods).toEqual(method ? [method] : []);
    expect(status() !== null).toBe(method === 'copy');
    expect(field()?.value).toBe(method === 'field' ? linkOfSecond : undefined);
  });
});
