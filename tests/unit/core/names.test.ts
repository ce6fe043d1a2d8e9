import {
  bigImageTexts,
  carouselPreviewTexts,
  plainTexts,
  stripTexts,
} from '@/gallery-lib/src/core/names';
import type { GalleryImage, ModalImage, PlainImage } from 'ks-gallery-react';
import { at, F5 } from '../gallery-images';

function image(modal: Partial<ModalImage>, plain?: Partial<PlainImage>): GalleryImage {
  return { id: 0, modal: { img: '/a.jpg', ...modal }, plain: plain && { img: '/t.jpg', ...plain } };
}

describe('case 67: the big picture', () => {
  it.each([
    ['numbered', at(F5, 0), 0, 'Image 1'],
    ['described', at(F5, 1), 1, 'Second'],
    ['its own', image({ alt: 'Own', description: 'D' }), 2, 'Own'],
    ['empty on purpose', image({ alt: '', description: 'D' }), 2, ''],
    ['without markup', image({ description: '<b>Bold</b> words' }), 2, 'Bold words'],
  ])('has the alternative text: %s', (_, picture, index, alt) => {
    expect(bigImageTexts(picture, index, 'Title').alt).toBe(alt);
  });

  it('has the given title unless it has its own, and none for an empty one', () => {
    expect(bigImageTexts(image({}), 0, 'Image 1/5').title).toBe('Image 1/5');
    expect(bigImageTexts(image({ title: 'Own' }), 0, 'Image 1/5').title).toBe('Own');
    expect(bigImageTexts(image({ title: '' }), 0, 'Image 1/5').title).toBe('');
  });

  it('has a label only where one is given', () => {
    expect(bigImageTexts(image({ ariaLabel: 'Label' }), 0, '').ariaLabel).toBe('Label');
    expect(bigImageTexts(image({}), 0, '').ariaLabel).toBeUndefined();
  });
});

describe('thumbnails of the strip', () => {
  it('take their texts from the modal part', () => {
    const own = image(
      { alt: 'A', title: 'T', ariaLabel: 'L' },
      { alt: 'p', title: 'p', ariaLabel: 'p' },
    );
    expect(stripTexts(own, 'Name 1')).toEqual({ alt: 'A', title: 'T', ariaLabel: 'L' });
  });

  it('are named by the fallback where they would have no name', () => {
    expect(stripTexts(image({}), 'Name 1')).toEqual({ alt: '', title: '', ariaLabel: 'Name 1' });
    expect(stripTexts(image({ alt: '' }), 'Name 1').ariaLabel).toBe('Name 1');
    expect(stripTexts(image({ alt: 'A' }), 'Name 1').ariaLabel).toBeUndefined();
  });
});

describe('previews of the carousel', () => {
  it('prefer the plain part, then the modal part', () => {
    const both = image(
      { alt: 'm', title: 'm', ariaLabel: 'm' },
      { alt: 'p', title: '', ariaLabel: 'p' },
    );
    expect(carouselPreviewTexts(both, 'Name')).toEqual({ alt: 'p', title: '', ariaLabel: 'p' });
    expect(carouselPreviewTexts(image({ alt: 'm', title: 'm', ariaLabel: 'm' }), 'Name')).toEqual({
      alt: 'm',
      title: 'm',
      ariaLabel: 'm',
    });
    expect(carouselPreviewTexts(image({}), 'Name')).toEqual({
      alt: '',
      title: '',
      ariaLabel: 'Name',
    });
  });
});

describe('case 95: thumbnails of the plain gallery', () => {
  it.each([
    [0, { alt: 'Image 1', title: 'Image 1/5', ariaLabel: undefined }],
    [1, { alt: 'Image 2', title: 'Image 2/5 - Second', ariaLabel: undefined }],
    [2, { alt: 'A2', title: 'T2', ariaLabel: 'L2' }],
    [3, { alt: 'Image 4', title: 'Image 4/5 - Fourth', ariaLabel: undefined }],
  ])('of F5 id %i', (index, texts) => {
    expect(plainTexts(at(F5, index), index, 5)).toEqual(texts);
  });

  it('have no tooltip for an empty title', () => {
    expect(plainTexts(image({ description: 'D' }, { title: '' }), 0, 5).title).toBe('');
  });

  it('prefer the description of the plain part', () => {
    expect(
      plainTexts(image({ description: 'big' }, { description: '<i>small</i>' }), 0, 5),
    ).toEqual({
      alt: 'small',
      title: 'Image 1/5 - small',
      ariaLabel: undefined,
    });
  });
});
