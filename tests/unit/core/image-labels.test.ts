import {
  getImageLabels,
  getThumbnailLabels,
  nameVideo,
} from '@/gallery-lib/src/core/text/image-labels';
import { getPlainThumbnailLabels } from '@/gallery-lib/src/core/text/plain-labels';
import { plainText } from '@/gallery-lib/src/core/text/plain-text';
import {
  PLAIN_DEFAULTS,
  type GalleryImage,
  type ModalImage,
  type PlainImage,
} from 'ks-gallery-react';
import { at, fiveImages } from '../gallery-images';

const { accessibilityConfig } = PLAIN_DEFAULTS;

function fullLabels(modal: ModalImage, index: number, caption: string, isContent: boolean) {
  return getImageLabels(
    modal,
    accessibilityConfig.imageAriaLabel,
    index,
    caption,
    isContent,
    plainText,
  );
}

function plainLabels(image: GalleryImage, index: number, count: number) {
  return getPlainThumbnailLabels(image, index, count, accessibilityConfig);
}

function image(modal: Partial<ModalImage>, plain?: Partial<PlainImage>): GalleryImage {
  return { id: 0, modal: { img: '/a.jpg', ...modal }, plain: plain && { img: '/t.jpg', ...plain } };
}

describe('labels of the full image', () => {
  it.each([
    ['numbered', at(fiveImages, 0), 0, 'Image 1'],
    ['described', at(fiveImages, 1), 1, 'Second'],
    ['given an alternative text', image({ alt: 'Own', description: 'D' }), 2, 'Own'],
    ['given an empty alternative text', image({ alt: '', description: 'D' }), 2, ''],
    ['described with markup', image({ description: '<b>Bold</b> words' }), 2, 'Bold words'],
  ])('the alternative text of an image that is %s', (_, picture, index, alt) => {
    expect(fullLabels(picture.modal, index, 'Title', false).alt).toBe(alt);
  });

  it('the title is the caption unless the image has its own, and an empty one means none', () => {
    expect(fullLabels(image({}).modal, 0, 'Image 1/5', false).title).toBe('Image 1/5');
    expect(fullLabels(image({ title: 'Own' }).modal, 0, 'Image 1/5', false).title).toBe('Own');
    expect(fullLabels(image({ title: '' }).modal, 0, 'Image 1/5', false).title).toBe('');
  });

  it('the label is set only when the image has one', () => {
    expect(fullLabels(image({ ariaLabel: 'Label' }).modal, 0, '', false).ariaLabel).toBe('Label');
    expect(fullLabels(image({}).modal, 0, '', false).ariaLabel).toBeUndefined();
  });
});

describe('labels of the thumbnails in the modal gallery', () => {
  it('come from the modal part of the image', () => {
    const own = image(
      { alt: 'A', title: 'T', ariaLabel: 'L' },
      { alt: 'p', title: 'p', ariaLabel: 'p' },
    );
    expect(getThumbnailLabels('Name 1', own.modal)).toEqual({
      alt: 'A',
      title: 'T',
      ariaLabel: 'L',
    });
  });

  it('fall back to the given name when the image has none', () => {
    expect(getThumbnailLabels('Name 1', image({}).modal)).toEqual({
      alt: '',
      title: '',
      ariaLabel: 'Name 1',
    });
    expect(getThumbnailLabels('Name 1', image({ alt: '' }).modal).ariaLabel).toBe('Name 1');
    expect(getThumbnailLabels('Name 1', image({ alt: 'A' }).modal).ariaLabel).toBeUndefined();
  });
});

describe('labels of the thumbnails in the carousel', () => {
  it('come from the plain part, otherwise from the modal part', () => {
    const both = image(
      { alt: 'm', title: 'm', ariaLabel: 'm' },
      { alt: 'p', title: '', ariaLabel: 'p' },
    );
    expect(getThumbnailLabels('Name', both.modal, both.plain)).toEqual({
      alt: 'p',
      title: '',
      ariaLabel: 'p',
    });
    expect(getThumbnailLabels('Name', both.modal, { img: '/t.jpg' })).toEqual({
      alt: 'm',
      title: 'm',
      ariaLabel: 'm',
    });
    expect(getThumbnailLabels('Name', image({}).modal, { img: '/t.jpg' })).toEqual({
      alt: '',
      title: '',
      ariaLabel: 'Name',
    });
  });
});

describe('labels of the thumbnails in the plain gallery', () => {
  it.each([
    [0, { alt: 'Image 1', title: 'Image 1/5', ariaLabel: undefined }],
    [1, { alt: 'Image 2', title: 'Image 2/5 - Second', ariaLabel: undefined }],
    [2, { alt: 'A2', title: 'T2', ariaLabel: 'L2' }],
    [3, { alt: 'Image 4', title: 'Image 4/5 - Fourth', ariaLabel: undefined }],
  ])('of image %i of five', (index, texts) => {
    expect(plainLabels(at(fiveImages, index), index, 5)).toEqual(texts);
  });

  it('an empty title means no tooltip', () => {
    expect(plainLabels(image({ description: 'D' }, { title: '' }), 0, 5).title).toBe('');
  });

  it('prefer the description of the plain part', () => {
    expect(
      plainLabels(image({ description: 'big' }, { description: '<i>small</i>' }), 0, 5),
    ).toEqual({
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
    expect(fullLabels(picture.modal, 2, 'Image 3/5', true).ariaLabel).toBe(name);
    const thumbnail = { ...picture, plain: { ...picture.modal } };
    expect(plainLabels(thumbnail, 2, 5).ariaLabel).toBe(name);
  });

  it('is missing elsewhere, where an image may be decorative', () => {
    expect(fullLabels(image({ alt: '' }).modal, 2, 'Image 3/5', false).ariaLabel).toBeUndefined();
  });
});

const video = { sources: [{ src: '/a.webm' }] };

describe('name of the thumbnail of a video', () => {
  it.each([
    ['its alternative text', { alt: 'A lake' }, 'Video: A lake'],
    ['its own name', { alt: 'A lake', ariaLabel: 'Lake' }, 'Video: Lake'],
    ['its position', {}, 'Video: Image number 1'],
  ])('contains %s', (_, modal, name) => {
    const { modal: given } = image({ ...modal, video });
    const names = getThumbnailLabels('Image number 1', given);
    expect(nameVideo(names, given, 'Video: {name}').ariaLabel).toBe(name);
  });

  it('is that of the image without a video', () => {
    const { modal } = image({ alt: 'A lake' });
    const names = getThumbnailLabels('Image number 1', modal);
    expect(nameVideo(names, modal, 'Video: {name}')).toBe(names);
  });

  it('is said in the plain gallery', () => {
    const { ariaLabel } = plainLabels(image({ video }, { alt: 'Lake' }), 0, 2);
    expect(ariaLabel).toBe('Video: Lake');
  });
});
