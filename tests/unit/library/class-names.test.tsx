import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  ButtonsStrategy,
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
import { advanceTime, user } from './modal-gallery/harness';

beforeEach(() => jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function show(element: ReactNode): Promise<void> {
  render(element);
  await advanceTime(0);
}

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
  it('are set on the plain gallery and its parts', async () => {
    await show(<PlainGallery images={images} {...look} classNames={ownClasses(plainParts)} />);
    expectClasses(plainParts);
    const root = screen.getByRole('group', { name: 'Plain gallery content' });
    expect(root).toHaveClass('ks-plain-gallery', 'own-root');
    expect(root).toHaveStyle({ outline: '3px solid red' });
  });

  it('are set on the carousel and its parts', async () => {
    await show(
      <Carousel
        images={images}
        {...look}
        config={withCaption}
        classNames={ownClasses(carouselParts)}
      />,
    );
    expectClasses(carouselParts);
    expect(screen.getByRole('region')).toHaveClass('ks-carousel', 'own-root');
    expect(screen.getByRole('region')).toHaveStyle({ outline: '3px solid red' });
  });

  it('are set on the modal gallery and its parts', async () => {
    await show(
      <ModalGallery
        open
        images={images}
        defaultIndex={2}
        libConfig={{ buttonsConfig: { strategy: ButtonsStrategy.FULL } }}
        {...look}
        classNames={ownClasses(modalParts)}
      />,
    );
    fireEvent.load(findElement('.ks-current-image'));
    expectClasses(modalParts);
    expect(findElement('.ks-figure')).toHaveClass('own-slide');
    expect(findElement('.ks-current-image')).toHaveClass('own-image');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveClass('ks-modal-gallery', 'own-root');
    expect(dialog).toHaveStyle({ outline: '3px solid red' });
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

describe('data-state of the parts', () => {
  const activeParts = () =>
    [...document.querySelectorAll('.ks-slide, .ks-dot, .ks-preview')].filter(
      (element) => element.getAttribute('data-state') === 'active',
    ).length;

  it('marks the active slide, dot and thumbnail of the carousel', async () => {
    await show(<Carousel images={images} />);
    expect(activeParts()).toBe(3);
    await user().click(screen.getByRole('button', { name: /next image/i }));
    expect(activeParts()).toBe(3);
    expect(findElement('.ks-slide[data-state="active"] img')).toHaveAttribute('src', '/i1.jpg');
  });

  it('marks the active dot and thumbnail of the modal gallery, and thumbnails without clicks', async () => {
    await show(
      <ModalGallery
        open
        images={images}
        libConfig={{
          previewConfig: { clickable: false },
          currentImageConfig: { navigateOnClick: false },
        }}
      />,
    );
    expect(activeParts()).toBe(2);
    expect(document.querySelectorAll('.ks-preview[data-state="disabled"]')).toHaveLength(4);
    expect(findElement('.ks-current-image')).toHaveAttribute('data-state', 'disabled');
  });
});
