/** What becomes of the URLs of an image whose scheme is unusual, and what development says of those that are refused. */
import { render, screen } from '@testing-library/react';
import { Carousel, modalGalleryService, PlainGallery, type AnyImage } from 'ks-gallery-react';
import { untyped } from '../../gallery-images';
import { isolateGalleries } from '../modal-gallery/harness';

isolateGalleries(0, 1);

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

const messages = (): string[] => warnings.mock.calls.map(([text]) => String(text));

const urls = [
  'asset://localhost/a.png',
  'capacitor://localhost/a.png',
  'app://bundle/a.png',
  'file:///photos/a.png',
  'data:application/octet-stream;base64,AAAA',
  'data:;base64,AAAA',
];

it.each(urls)('every gallery shows the image %s', (src) => {
  render(<PlainGallery images={[{ src, alt: 'The lake' }]} />);
  expect(screen.getByRole('img', { name: 'The lake' })).toHaveAttribute('src', src);
  render(<Carousel images={[{ src, alt: 'A slide' }]} />);
  for (const image of screen.getAllByRole('img', { name: 'A slide' }))
    expect(image).toHaveAttribute('src', src);
});

it.each(urls.slice(0, 4))(
  'a thumbnail leads to no other application: %s is no link on a page with http',
  (src) => {
    render(<PlainGallery id={1} images={[{ src, alt: 'The lake' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(messages()).toEqual([
      `Plain gallery 1: images[0].src is ${src}; it must be http(s), blob: or have the scheme of the page, http:, to be a link; the image is shown. See ks-gallery-react/docs/troubleshooting.md#refused-url`,
    ]);
  },
);

const script = 'javascript:alert(1)';
const runs = `is ${script}; it must be neither a script nor a document.`;
const leads = 'is mailto:a@e.org; it must be http(s), or have the scheme of the page, http:.';

it.each<[string, AnyImage, string]>([
  ['the image', { src: script }, `images[0].src ${runs}`],
  ['an image of the package', { id: 0, modal: { img: script } }, `images[0].modal.img ${runs}`],
  [
    'its thumbnail',
    { id: 0, modal: { img: '/a.jpg' }, plain: { img: script } },
    `images[0].plain.img ${runs}`,
  ],
  ['a thumbnail', { src: '/a.jpg', thumb: script }, `images[0].thumb ${runs}`],
  [
    'a thumbnail with a size',
    { src: '/a.jpg', thumb: { src: script } },
    `images[0].thumb.src ${runs}`,
  ],
  ['the fallback', { src: '/a.jpg', fallbackImg: script }, `images[0].fallbackImg ${runs}`],
  ['the larger file', { src: '/a.jpg', zoomImg: script }, `images[0].zoomImg ${runs}`],
  [
    'the poster',
    { src: '/a.jpg', video: { sources: [], poster: script } },
    `images[0].video.poster ${runs}`,
  ],
  [
    'a video',
    { src: '/a.jpg', video: { sources: [{ src: '/a.mp4' }, { src: script }] } },
    `images[0].video.sources[1].src ${runs}`,
  ],
  [
    'its captions',
    {
      src: '/a.jpg',
      video: { sources: [], tracks: [{ src: script, srcLang: 'en', label: 'English' }] },
    },
    `images[0].video.tracks[0].src ${runs}`,
  ],
  ['the external page', { src: '/a.jpg', extUrl: 'mailto:a@e.org' }, `images[0].extUrl ${leads}`],
  ['the shared page', { src: '/a.jpg', shareUrl: 'mailto:a@e.org' }, `images[0].shareUrl ${leads}`],
])('development says which URL is refused, and why: of %s', (_, image, text) => {
  const images = [image];
  const { rerender } = render(<Carousel id={1} images={images} />);
  rerender(<Carousel id={1} images={images} />);
  expect(messages()).toEqual([
    `Carousel 1: ${text} See ks-gallery-react/docs/troubleshooting.md#refused-url`,
  ]);
});

it('the modal gallery also says it', () => {
  modalGalleryService.open({
    id: 1,
    images: [{ src: '/a.jpg', zoomImg: script }],
    defaultIndex: 0,
  });
  expect(messages()).toEqual([
    `Modal gallery 1: images[0].zoomImg ${runs} See ks-gallery-react/docs/troubleshooting.md#refused-url`,
  ]);
});

it('URLs that are used say nothing, and what is no text is left to other checks', () => {
  const images = [
    { src: 'data:;base64,AAAA', thumb: 'capacitor://localhost/a.png', extUrl: '/page' },
    untyped<AnyImage>({ src: '/b.jpg', thumb: null, zoomImg: 7, video: { sources: null } }),
  ];
  render(<PlainGallery id={1} images={images} />);
  render(<Carousel id={1} images={images} />);
  expect(messages()).toEqual([]);
});
