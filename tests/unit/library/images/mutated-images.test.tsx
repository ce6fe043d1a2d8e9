import { render, screen } from '@testing-library/react';
import { Carousel, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { imagesOf } from '../../gallery-images';

/** Changes of an array that must not show before another array is passed. */
const mutations: [string, (images: GalleryImage[]) => void][] = [
  ['an image is added', (images) => images.push({ id: 9, modal: { img: '/i9.jpg' } })],
  ['an image is removed', (images) => images.pop()],
  ['the images are reversed', (images) => images.reverse()],
];

const readSource = (image: Element) => image.getAttribute('src');
const thumbnails = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const slides = () => [...document.querySelectorAll('.ks-slide img')].map(readSource);

describe.each([
  ['the plain gallery', PlainGallery, thumbnails],
  ['the carousel', Carousel, slides],
])('an array that the application changes does not change %s', (_, Gallery, shown) => {
  it.each(mutations)('when %s', (_case, mutate) => {
    const images = imagesOf(3);
    const { rerender } = render(<Gallery images={images} />);
    mutate(images);
    // Another option changes, which renders the gallery again.
    rerender(<Gallery images={images} className="again" config={{ accessibilityConfig: {} }} />);
    expect(shown()).toEqual(['/i0.jpg', '/i1.jpg', '/i2.jpg']);
    rerender(<Gallery images={[...images]} />);
    expect(shown()).toEqual(images.map(({ modal }) => modal.img));
  });
});
