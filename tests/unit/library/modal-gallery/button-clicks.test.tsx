import { screen } from '@testing-library/react';
import {
  ButtonsStrategy,
  ButtonType,
  type ButtonConfig,
  type ButtonPress,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { fiveImages } from '../../gallery-images';
import { advanceTime, caption, isolateGalleries, openGallery, user } from './harness';

isolateGalleries(1);

const withButton = (type: ButtonType, onClick: ButtonConfig['onClick']): ModalLibConfig => ({
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [{ type, ariaLabel: 'Own', onClick }],
  },
});
const press = () => user().click(screen.getByRole('button', { name: 'Own' }));

describe('onClick of an upper button', () => {
  it('is called between both hooks with the image, its index and the gallery', async () => {
    const order: string[] = [];
    const presses: ButtonPress[] = [];
    const { ref, events } = await openGallery({
      start: 2,
      libConfig: withButton(ButtonType.CUSTOM, (argument) => {
        order.push(...events.splice(0), 'onClick');
        presses.push(argument);
      }),
    });
    await press();
    expect([...order, ...events]).toEqual([
      'before(custom, 2, CLICK)',
      'onClick',
      'after(custom, 2, CLICK)',
    ]);
    expect(presses).toEqual([{ image: fiveImages[2], index: 2, gallery: ref }]);
  });

  it('receives the flat image that was passed, and its index, also if a hook navigates', async () => {
    const images = [{ src: '/a.jpg' }, { src: '/b.jpg' }] as readonly object[] as GalleryImage[];
    const presses: ButtonPress[] = [];
    const { ref } = await openGallery({
      images,
      libConfig: withButton(ButtonType.CUSTOM, (argument) => void presses.push(argument)),
    });
    ref.buttonBeforeHook$.subscribe(() => ref.navigateTo(1));
    await press();
    expect(presses[0]?.image).toBe(images[0]);
    expect(presses[0]?.index).toBe(0);
  });

  it('may navigate, update and close with the gallery that it receives', async () => {
    const { events } = await openGallery({
      libConfig: withButton(ButtonType.CUSTOM, ({ gallery, index }) => {
        if (index === 0) gallery.navigateTo(3);
        else gallery.updateImages(fiveImages.slice(3));
      }),
    });
    await press();
    expect(caption()).toBe('Image 4/5 - Fourth');
    await press();
    expect(caption()).toBe('Image 1/2 - Fourth');
    expect(events.filter((event) => event.startsWith('after'))).toHaveLength(2);
  });

  it.each<[string, ButtonType, string[]]>([
    ['delete', ButtonType.DELETE, ['show(NORMAL, 2)', 'after(delete, 0, CLICK)']],
    ['close', ButtonType.CLOSE, ['close(CLICK, true)']],
    ['custom', ButtonType.CUSTOM, ['after(custom, 0, CLICK)']],
  ])('that throws does not prevent the action of a %s button', async (_, type, expected) => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation();
    const error = new Error('thrown by onClick');
    const { events } = await openGallery({
      libConfig: withButton(type, () => {
        throw error;
      }),
    });
    await press();
    expect(report.mock.calls).toEqual([[error]]);
    expect(events.slice(1)).toEqual(expected);
  });

  it.each([
    ButtonType.CUSTOM,
    ButtonType.CLOSE,
    ButtonType.DELETE,
    ButtonType.DOWNLOAD,
    ButtonType.FULLSCREEN,
    ButtonType.EXTURL,
    ButtonType.SHARE,
  ])('may close the gallery, which ends the action of type %i', async (type) => {
    const requestFullscreen = jest.fn(() => Promise.resolve());
    Object.assign(document.documentElement, { requestFullscreen });
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    const navigate = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { events } = await openGallery({
      libConfig: withButton(type, ({ gallery }) => gallery.closeModal()),
    });
    await press();
    await advanceTime(1000);
    expect(events).toEqual([`before(${type}, 0, CLICK)`, 'close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestFullscreen).not.toHaveBeenCalled();
    expect(share).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is not called for an external URL button without a URL', async () => {
    const onClick = jest.fn();
    await openGallery({ start: 1, libConfig: withButton(ButtonType.EXTURL, onClick) });
    await press();
    expect(onClick).not.toHaveBeenCalled();
  });
});
