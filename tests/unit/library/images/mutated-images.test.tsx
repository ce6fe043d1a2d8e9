import { render, screen } from '@testing-library/react';
import { Carousel, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { imagesOf } from '../../gallery-images';

/** Changes of an array that must not show before another array is passed. */
const mutations: [string, (images: GalleryImage[]) => void][] = [
  ['an image is added', (images) => images.push({ id: 9, modal: { img: '/i9.jpg' } })],
  ['an image is removed', (images) => images.pop()],
  ['the images are reversed', (images) => images.reverse()],
];

const slides = () => [...document.querySelectorAll('.ks-slide img')].map(readSource);
const thumbnails = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const readSource = (image: Element) => image.getAttribute('src');

describe('an array of images that the application changes', () => {
  it.each(mutations)('does not change the plain gallery: %s', (_, mutate) => {
    const images = imagesOf(3);
    const { rerender } = render(<PlainGallery images={images} />);
    mutate(images);
    rerender(<PlainGallery images={images} className="again" />);
    expect(thumbnails()).toEqual(['/i0.jpg', '/i1.jpg', '/i2.jpg']);
    rerender(<PlainGallery images={[...images]} />);
    expect(thumbnails()).toEqual(images.map(({ modal }) => modal.img));
  });

  it.each(mutations)('does not change the carousel: %s', (_, mutate) => {
    const images = imagesOf(3);
    const { rerender } = render(<Carousel images={images} />);
    mutate(images);
    rerender(<Carousel images={images} className="again" />);
    expect(slides()).toEqual(['/i0.jpg', '/i1.jpg', '/i2.jpg']);
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    rerender(<Carousel images={[...images]} />);
    expect(slides()).toEqual(images.map(({ modal }) => modal.img));
  });

  it('does not change the carousel when another option changes', () => {
    const images = imagesOf(3);
    const { rerender } = render(<Carousel images={images} />);
    images.reverse();
    rerender(<Carousel images={images} config={{ carouselPreviewsConfig: { number: 2 } }} />);
    expect(slides()).toEqual(['/i0.jpg', '/i1.jpg', '/i2.jpg']);
  });
});
