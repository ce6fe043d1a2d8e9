// cspell:ignore שלום עולם مرحبا صورة Привет
import { render, screen } from '@testing-library/react';
import { Carousel, PlainGallery } from 'ks-gallery-react';
import { getCaption, getCaptionTexts, getTitle } from '@/gallery-lib/src/core/text/caption';
import { isolate } from '@/gallery-lib/src/core/text/direction';
import { CAROUSEL_DEFAULTS } from '@/gallery-lib/src/model/defaults/carousel';

const HEBREW = 'שלום עולם!';
const ISOLATED = `\u2068${HEBREW}\u2069`;
const { description } = CAROUSEL_DEFAULTS.carouselImageConfig;

it.each([
  [HEBREW, '', ISOLATED],
  ['مرحبا', '', '\u2068مرحبا\u2069'],
  ['𞤀𞤣', '', '\u2068𞤀𞤣\u2069'],
  ['Hello!', 'صورة ', '\u2068Hello!\u2069'],
  ['Hello!', 'Image ', 'Hello!'],
  ['Привет, 你好!', '', 'Привет, 你好!'],
  ['', 'صورة ', ''],
])('%s after "%s" is %s in an attribute', (text, before, expected) => {
  expect(isolate(text, before)).toBe(expected);
});

it('a caption has its label and its text apart', () => {
  const config = { ...description, strategy: 'alwaysVisible' } as typeof description;
  const image = { id: 1, src: '/1.jpg', caption: HEBREW };
  const position = { image, index: 0, count: 3 };
  expect(getCaptionTexts(config, position)).toEqual(['Image 1/3 - ', HEBREW]);
  expect(getCaption(config, position)).toBe(`Image 1/3 - ${ISOLATED}`);
  expect(getTitle(config, position, (text) => text)).toBe(`Image 1/3 - ${ISOLATED}`);
});

const images = [HEBREW, 'Hello!'].map((caption, id) => ({ id, src: `/${id}.jpg`, caption }));

/** Returns the element with exactly this text whose direction is its own. */
const isOwn = (text: string) => {
  const element = screen.getAllByText(text).find(({ closest }) => closest);
  return element?.localName === 'bdi' || element?.getAttribute('dir') === 'auto';
};

it('the texts of a carousel and a plain gallery have the direction of their first letter', () => {
  const config = { carouselImageConfig: { description: { strategy: 'alwaysVisible' as const } } };
  const { unmount } = render(<Carousel images={images} config={config} />);
  expect(isOwn(HEBREW)).toBe(true);
  expect(screen.getByText(HEBREW).parentElement).toHaveTextContent(`Image 1/2 - ${HEBREW}`);
  expect(screen.getByAltText(HEBREW)).toHaveAttribute(
    'title',
    `\u2068Image 1/2 - ${ISOLATED}\u2069`,
  );
  unmount();
  render(<PlainGallery images={images} config={{ plainGalleryConfig: { caption: 'below' } }} />);
  expect(isOwn(HEBREW)).toBe(true);
  expect(screen.getByAltText(HEBREW).title).toContain(ISOLATED);
});
