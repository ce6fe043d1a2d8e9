import { registerLinks, type ButtonTypeName, type ModalLibConfig } from 'ks-gallery-react';
import { imagesOf } from '../core/normalized-images';
import { getToText } from '@/gallery-lib/src/modal-gallery/model/use-modal-view';
import { getMissingParts, type PartOptions } from '@/gallery-lib/src/modal-gallery/optional-parts';

registerLinks();

const strategy = (value: 'advanced' | 'full' | 'simple'): ModalLibConfig => ({
  buttonsConfig: { strategy: value },
});
const button = (type: ButtonTypeName): ModalLibConfig => ({
  buttonsConfig: { strategy: 'custom', buttons: [{ type }] },
});

const long = 'x'.repeat(101);
const described = (description: object): PartOptions => ({
  libConfig: { currentImageConfig: { description } },
});
const captionedWith = (caption: string) => [{ id: 1, src: '/a.jpg', caption }];
const captioned = (length: number) => captionedWith(long.slice(0, length));

it.each<[string, PartOptions, string]>([
  ['no options', {}, ''],
  ['null as options', { libConfig: null as unknown as undefined }, ''],
  ['a preset with the external URL', { libConfig: strategy('advanced') }, 'actions'],
  ['a preset with full screen', { libConfig: strategy('full') }, 'actions'],
  ['a preset without either', { libConfig: strategy('simple') }, ''],
  ['a share button', { libConfig: button('share') }, 'share'],
  ['a full-screen button', { libConfig: button('fullScreen') }, 'actions'],
  ['an external URL button', { libConfig: button('extUrl') }, 'actions'],
  ['a delete button', { libConfig: button('delete') }, 'actions'],
  ['hidden buttons', { libConfig: { buttonsConfig: { visible: false, strategy: 'full' } } }, ''],
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
  ['a long caption of every image', described({ customFullDescription: long }), 'caption'],
  ['a caption with markup', { images: captionedWith('a <b>b</b>') }, 'markup'],
  ['a separator with a character reference', described({ numberSeparator: '&nbsp;' }), 'markup'],
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
])('code beside that of the gallery is used by %s', (_, options, expected) => {
  expect(getMissingParts(options).join()).toBe(expected);
});

it('removes the tags of a text until the code of markup has arrived', () => {
  expect(getToText({})('An <b>old</b> house')).toBe('An old house');
});
