import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  Carousel,
  ModalGallery,
  PlainGallery,
  type FlatImage,
  type GalleryImage,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { fiveImages } from '../../gallery-images';
import { hostileStrings } from '../../hostile-strings';
import { advanceTime, isolateGalleries, withoutAutoplay } from '../modal-gallery/harness';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

const withPlaceholder = (placeholder: string): GalleryImage[] =>
  fiveImages.map((image) => ({ ...image, placeholder }));

const galleries: [string, (images: readonly GalleryImage[]) => ReactNode, string][] = [
  ['a plain gallery', (images) => <PlainGallery images={images} />, 'a img'],
  [
    'a carousel',
    (images) => <Carousel images={images} config={{ carouselPlayConfig: { autoPlay: false } }} />,
    '.ks-slide img',
  ],
  [
    'the thumbnails of a carousel',
    (images) => <Carousel images={images} config={{ carouselPlayConfig: { autoPlay: false } }} />,
    '.ks-preview img',
  ],
  [
    'a modal gallery',
    (images) => <ModalGallery open images={images} libConfig={withoutAutoplay()} />,
    '.ks-current-image',
  ],
];

isolateGalleries();

async function show(element: ReactNode): Promise<void> {
  render(element);
  await advanceTime(0);
}

describe.each(galleries)('the placeholders of %s', (_, gallery, selector) => {
  it.each([
    ['a color', '#123456', 'rgb(18, 52, 86)'],
    ['a color name', 'teal', 'teal'],
    ['a color function', 'rgb(0 0 0 / 50%)', 'rgba(0, 0, 0, 0.5)'],
  ])('are %s behind the image', async (_name, placeholder, color) => {
    await show(gallery(withPlaceholder(placeholder)));
    expect(findElement(selector).style.background).toContain(color);
  });
});

// jsdom cannot parse the position of a background.
const imageLayer = `background:center / cover url(&quot;${pixel}&quot;)`;

it.each([
  [
    'a color in a plain gallery',
    <PlainGallery key="1" images={withPlaceholder('#123456')} />,
    'background:#123456',
  ],
  [
    'an image in a plain gallery',
    <PlainGallery key="2" images={withPlaceholder(pixel)} />,
    imageLayer,
  ],
  ['an image in a carousel', <Carousel key="3" images={withPlaceholder(pixel)} />, imageLayer],
])('%s is part of the HTML of the server', (_, gallery, style) => {
  expect(renderToString(gallery)).toContain(style);
});

it('a hostile text is refused, or is a word', () => {
  const accepted = hostileStrings.filter((text) => {
    try {
      return renderToString(<PlainGallery images={withPlaceholder(text)} />);
    } catch {
      return false;
    }
  });
  for (const text of accepted) expect(text).toMatch(/^#?\w*$/);
  expect(accepted.length).toBeLessThan(hostileStrings.length / 4);
});

it('a flat image also has a placeholder', async () => {
  const images: FlatImage[] = [{ src: '/a.jpg', placeholder: 'teal' }];
  await show(<PlainGallery images={images} />);
  expect(screen.getByRole('img').style.background).toBe('teal');
});

it('an image without a placeholder has the same style as before', async () => {
  await show(<ModalGallery open images={fiveImages} libConfig={withoutAutoplay()} />);
  expect(findElement('.ks-current-image')).not.toHaveAttribute('style');
});

it('a placeholder is below the background of a thumbnail that is no <img>', () => {
  const config = { plainGalleryConfig: { advanced: { aTags: true, additionalBackground: '' } } };
  const html = renderToString(<PlainGallery images={withPlaceholder('teal')} config={config} />);
  expect(html).toContain('background:url(&quot;/i0.jpg&quot;) , teal');
});

it('a placeholder remains while the fallback loads', async () => {
  const images = [{ id: 1, modal: { img: '/a.jpg', fallbackImg: '/b.jpg' }, placeholder: 'teal' }];
  await show(<PlainGallery images={images} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.jpg');
  expect(screen.getByRole('img').style.background).toBe('teal');
});
