import {
  ButtonsStrategy,
  ButtonType,
  registerLinks,
  type ButtonTypeName,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { imagesOf } from '../core/normalized-images';
import { getToText } from '@/gallery-lib/src/modal-gallery/caption/get-to-text';
import { getMissingParts, type PartOptions } from '@/gallery-lib/src/modal-gallery/parts';

registerLinks();

const strategy = (value: ButtonsStrategy | 'advanced' | 'full' | 'simple'): ModalLibConfig => ({
  buttonsConfig: { strategy: value },
});
const button = (type: ButtonType | ButtonTypeName): ModalLibConfig => ({
  buttonsConfig: { strategy: 'custom', buttons: [{ type }] },
});

const long = 'x'.repeat(101);
const captioned = (length: number) => [{ id: 1, src: '/a.jpg', caption: long.slice(0, length) }];

describe('code that options use beside view, movements, zoom and hidden controls', () => {
  it.each<[string, PartOptions, string]>([
    ['no options', {}, ''],
    ['null as options', { libConfig: null as unknown as undefined }, ''],
    [
      'a preset with the external URL',
      { libConfig: strategy(ButtonsStrategy.ADVANCED) },
      'actions',
    ],
    ['its name', { libConfig: strategy('advanced') }, 'actions'],
    ['a preset with full screen', { libConfig: strategy(ButtonsStrategy.FULL) }, 'actions'],
    ['its name', { libConfig: strategy('full') }, 'actions'],
    ['a preset without either', { libConfig: strategy('simple') }, ''],
    ['a share button', { libConfig: button(ButtonType.SHARE) }, 'share'],
    ['its name', { libConfig: button('share') }, 'share'],
    ['a full-screen button', { libConfig: button(ButtonType.FULLSCREEN) }, 'actions'],
    ['its name', { libConfig: button('fullScreen') }, 'actions'],
    ['the name of the external URL', { libConfig: button('extUrl') }, 'actions'],
    ['a delete button', { libConfig: button(ButtonType.DELETE) }, 'actions'],
    ['its name', { libConfig: button('delete') }, 'actions'],
    [
      'hidden buttons',
      { libConfig: { buttonsConfig: { visible: false, strategy: ButtonsStrategy.FULL } } },
      '',
    ],
    [
      'buttons that another strategy ignores',
      { libConfig: { buttonsConfig: { buttons: [{ type: 'share' }] } } },
      '',
    ],
    ['downloads', { libConfig: { currentImageConfig: { downloadable: true } } }, 'shortcuts'],
    ['a name in the URL', { libConfig: { linkConfig: { name: 'album' } } }, 'links'],
    ['a controlled index', { index: 0 }, 'control'],
    ['a list that may grow', { loadingMore: false }, 'control'],
    ['images without a video', { images: imagesOf(2) }, ''],
    ['a caption of 100 characters', { images: captioned(100) }, ''],
    ['a caption of 101 characters', { images: captioned(101) }, 'caption'],
    [
      'a long caption of every image',
      { libConfig: { currentImageConfig: { description: { customFullDescription: long } } } },
      'caption',
    ],
    [
      'a caption with markup',
      { images: [{ id: 1, src: '/a.jpg', caption: 'a <b>b</b>' }] },
      'markup',
    ],
    [
      'a separator with a character reference',
      { libConfig: { currentImageConfig: { description: { numberSeparator: '&nbsp;' } } } },
      'markup',
    ],
    [
      'captions below the images',
      { libConfig: { currentImageConfig: { captionPlacement: 'below' } } },
      'caption',
    ],
    [
      'a video among the images',
      { images: [...imagesOf(1), { id: 2, src: '/a.jpg', video: { sources: [] } }] },
      'video',
    ],
  ])('%s', (_, options, expected) => {
    expect(getMissingParts(options).join()).toBe(
      ['view,flight,track,zoom,controls', expected].filter(Boolean).join(),
    );
  });
});

it('fetches no opening without a duration', () => {
  expect(getMissingParts({ libConfig: { openingConfig: { duration: 0 } } }).join()).toBe(
    'view,track,zoom,controls',
  );
});

it('fetches no zoom if it is disabled', () => {
  expect(getMissingParts({ libConfig: { zoomConfig: { enable: false } } }).join()).toBe(
    'view,flight,track,controls',
  );
});

it('fetches no strip if images change at once', () => {
  expect(getMissingParts({ libConfig: { transitionConfig: { type: 'none' } } }).join()).toBe(
    'view,flight,zoom,controls',
  );
});

it('fetches no code that hides the controls if they stay', () => {
  expect(getMissingParts({ libConfig: { controlsConfig: { hideAfter: false } } }).join()).toBe(
    'view,flight,track,zoom',
  );
});

it('removes the tags of a text until the code of markup has arrived', () => {
  expect(getToText({})('An <b>old</b> house')).toBe('An old house');
});
