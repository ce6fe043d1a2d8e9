import {
  getImageLabels,
  getThumbnailLabels,
  nameVideo,
} from '@/gallery-lib/src/core/text/image-labels';
import { getPlainThumbnailLabels } from '@/gallery-lib/src/core/text/plain-labels';
import { plainText } from '@/gallery-lib/src/core/text/plain-text';
import { PLAIN_DEFAULTS } from 'ks-gallery-react';
import type { ImageFile, NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { at, fiveImages } from './normalized-images';

const { accessibilityConfig } = PLAIN_DEFAULTS;

function fullLabels(image: ImageFile, index: number, caption: string, isContent: boolean) {
  return getImageLabels(
    image,
    accessibilityConfig.imageAriaLabel,
    index,
    caption,
    isContent,
    plainText,
  );
}

function plainLabels(image: NormalizedImage, index: number, count: number) {
  return getPlainThumbnailLabels(image, index, count, accessibilityConfig);
}

function image(fields: Partial<NormalizedImage>, thumb?: Partial<ImageFile>): NormalizedImage {
  return { id: 0, src: '/a.jpg', ...fields, thumb: thumb && { src: '/t.jpg', ...thumb } };
}

describe('labels of the full image', () => {
  it.each([
    ['numbered', at(fiveImages, 0), 0, 'Image 1'],
    ['described', at(fiveImages, 1), 1, 'Second'],
    ['given an alternative text', image({ alt: 'Own', caption: 'D' }), 2, 'Own'],
    ['given an empty alternative text', image({ alt: '', caption: 'D' }), 2, ''],
    ['described with markup', image({ caption: '<b>Bold</b> words' }), 2, 'Bold words'],
  ])('the alternative text of an image that is %s', (_, picture, index, alt) => {
    expect(fullLabels(picture, index, 'Title', false).alt).toBe(alt);
  });

  it.each([
    ['none of its own', image({}), { title: 'Image 1/5', ariaLabel: undefined }],
    ['its own', image({ title: 'T', ariaLabel: 'L' }), { title: 'T', ariaLabel: 'L' }],
    ['an empty title, which means none', image({ title: '' }), { title: '', ariaLabel: undefined }],
  ])('title and label of an image that has %s', (_, picture, expected) => {
    expect(fullLabels(picture, 0, 'Image 1/5', false)).toMatchObject(expected);
  });
});

const labels = (text: string, title = text) => ({ alt: text, title, ariaLabel: text });
const none = { alt: '', title: '', ariaLabel: 'Name' };

it.each<[string, Partial<NormalizedImage>, Partial<ImageFile> | undefined, object]>([
  ['are those of the full image', labels('m'), undefined, labels('m')],
  [
    'prefer those of the thumbnail, also its empty title',
    labels('m'),
    labels('p', ''),
    labels('p', ''),
  ],
  ['are those of the full image if the thumbnail has none', labels('m'), {}, labels('m')],
  ['are the given name if the image has none', {}, undefined, none],
  ['are the given name if the alternative text is empty', { alt: '' }, undefined, none],
  [
    'have no name beside an alternative text',
    { alt: 'A' },
    undefined,
    { alt: 'A', title: '', ariaLabel: undefined },
  ],
])(
  'labels of the thumbnails in the modal gallery and in the carousel %s',
  (_, fields, thumb, expected) => {
    const given = image(fields, thumb);
    expect(getThumbnailLabels('Name', given, given.thumb)).toEqual(expected);
  },
);

describe('labels of the thumbnails in the plain gallery', () => {
  it.each([
    [0, { alt: 'Image 1', title: 'Image 1/5', ariaLabel: undefined }],
    [1, { alt: 'Image 2', title: 'Image 2/5 - Second', ariaLabel: undefined }],
    [2, { alt: 'A2', title: 'T2', ariaLabel: 'L2' }],
  ])('of image %i of five', (index, texts) => {
    expect(plainLabels(at(fiveImages, index), index, 5)).toEqual(texts);
  });

  it('an empty title means no tooltip', () => {
    expect(plainLabels(image({ caption: 'D' }, { title: '' }), 0, 5).title).toBe('');
  });

  it('prefer the description of the thumbnail', () => {
    expect(plainLabels(image({ caption: 'big' }, { caption: '<i>small</i>' }), 0, 5)).toEqual({
      alt: 'small',
      title: 'Image 1/5 - small',
      ariaLabel: undefined,
    });
  });
});

describe('the label of an image in a button or a link', () => {
  it.each([
    ['has an alternative text', image({ alt: 'A', title: 'T' }), undefined],
    ['has a label', image({ alt: '', title: 'T', ariaLabel: 'L' }), 'L'],
    ['has only a tooltip', image({ alt: '', title: 'T' }), 'T'],
    ['has no text', image({ alt: '', title: '' }), 'Image 3'],
  ])('names it if the image %s', (_, picture, name) => {
    expect(fullLabels(picture, 2, 'Image 3/5', true).ariaLabel).toBe(name);
    const thumbnail = { ...picture, thumb: picture };
    expect(plainLabels(thumbnail, 2, 5).ariaLabel).toBe(name);
  });

  it('is missing elsewhere, where an image may be decorative', () => {
    expect(fullLabels(image({ alt: '' }), 2, 'Image 3/5', false).ariaLabel).toBeUndefined();
  });
});

const video = { sources: [{ src: '/a.webm' }] };

describe('name of the thumbnail of a video', () => {
  it.each([
    ['its alternative text', { alt: 'A lake' }, 'Video: A lake'],
    ['its own name', { alt: 'A lake', ariaLabel: 'Lake' }, 'Video: Lake'],
    ['its position', {}, 'Video: Image number 1'],
  ])('contains %s', (_, fields, name) => {
    const given = image({ ...fields, video });
    const names = getThumbnailLabels('Image number 1', given);
    expect(nameVideo(names, given, 'Video: {name}').ariaLabel).toBe(name);
  });

  it('is that of the image without a video', () => {
    const given = image({ alt: 'A lake' });
    const names = getThumbnailLabels('Image number 1', given);
    expect(nameVideo(names, given, 'Video: {name}')).toBe(names);
  });

  it('is said in the plain gallery', () => {
    const { ariaLabel } = plainLabels(image({ video }, { alt: 'Lake' }), 0, 2);
    expect(ariaLabel).toBe('Video: Lake');
  });
});
