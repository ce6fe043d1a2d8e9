import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  Carousel,
  DescriptionStrategy,
  ModalGallery,
  PlainGallery,
  type CarouselClassNames,
  type CarouselLibConfig,
  type ModalGalleryClassNames,
  type PlainGalleryClassNames,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { imagesOf } from '../gallery-images';
import { advanceTime, isolateGalleries } from './modal-gallery/harness';

isolateGalleries();

/** The documented class of each part of the plain gallery, which the part keeps. */
const plainParts: Required<PlainGalleryClassNames> = {
  thumbnail: 'ks-plain-thumbnail',
  thumbnailImage: 'ks-plain-image',
};
const carouselParts: Required<CarouselClassNames> = {
  slide: 'ks-slide',
  image: 'ks-slide-image',
  caption: 'ks-caption',
  arrow: 'ks-main-arrow',
  playButton: 'ks-play-button',
  dots: 'ks-dots',
  dot: 'ks-dot',
  thumbnails: 'ks-thumbnails',
  thumbnail: 'ks-preview',
  thumbnailImage: 'ks-preview-image',
};
const modalParts: Required<ModalGalleryClassNames> = {
  ...carouselParts,
  slide: 'ks-track-figure',
  image: 'ks-track-image',
  backdrop: 'ks-modal-gallery-backdrop',
  header: 'ks-header',
  toolbar: 'ks-upper-buttons',
  button: 'ks-upper-button',
  sidePreview: 'ks-side-preview',
};

/** A class of the application for each part. */
function ownClasses<T extends object>(parts: T): T {
  const entries = Object.keys(parts).map((part) => [part, `own-${part}`]);
  return Object.fromEntries(entries) as T;
}

/** Checks that the parts have the class of the application beside their own, and that nothing else has it. */
function expectClasses(parts: object): void {
  for (const [part, documented] of Object.entries(parts)) {
    const withOwn = [...document.querySelectorAll(`.own-${part}`)];
    const withDocumented = [
      ...document.querySelectorAll(`.${documented}:not(.ks-visually-hidden)`),
    ];
    expect([part, withOwn.length > 0]).toEqual([part, true]);
    expect(withOwn).toEqual(withDocumented);
  }
}

const withCaption: CarouselLibConfig = {
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
};
const look = { className: 'own-root', style: { outline: '3px solid red' } };
const images = imagesOf(5).map((image) => ({
  ...image,
  modal: { ...image.modal, description: `Image ${image.id}` },
}));

describe('class names and styles of the application', () => {
  it.each<[string, string, object, ReactNode]>([
    [
      'plain gallery',
      '.ks-plain-gallery',
      plainParts,
      <PlainGallery key="" images={images} {...look} classNames={ownClasses(plainParts)} />,
    ],
    [
      'carousel',
      '.ks-carousel',
      carouselParts,
      <Carousel
        key=""
        images={images}
        {...look}
        config={withCaption}
        classNames={ownClasses(carouselParts)}
      />,
    ],
    [
      'modal gallery',
      'dialog.ks-modal-gallery',
      modalParts,
      <ModalGallery
        key=""
        open
        images={images}
        defaultIndex={2}
        libConfig={{ buttonsConfig: { strategy: 'full' } }}
        {...look}
        classNames={ownClasses(modalParts)}
      />,
    ],
  ])('are set on the %s and its parts', async (_, selector, parts, gallery) => {
    render(gallery);
    await advanceTime(0);
    const viewerImage = document.querySelector('.ks-current-image');
    if (viewerImage) {
      fireEvent.load(viewerImage);
      expect(viewerImage).toHaveClass('own-image');
      expect(findElement('.ks-figure')).toHaveClass('own-slide');
    }
    expectClasses(parts);
    expect(findElement(selector)).toHaveClass('own-root');
    expect(findElement(selector)).toHaveStyle({ outline: '3px solid red' });
  });

  it('may change while the modal gallery is open', async () => {
    const gallery = (className: string) => (
      <ModalGallery open images={images} className={className} classNames={{ dot: className }} />
    );
    const { rerender } = render(gallery('before'));
    await advanceTime(0);
    rerender(gallery('after'));
    expect(screen.getByRole('dialog')).toHaveClass('after');
    expect(document.querySelectorAll('.ks-dot.after')).toHaveLength(5);
    expect(document.querySelectorAll('.before')).toHaveLength(0);
  });
});
