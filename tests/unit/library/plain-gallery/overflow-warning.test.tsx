import { render, screen } from '@testing-library/react';
import { PlainGallery, PlainGalleryStrategy, type PlainGalleryConfig } from 'ks-gallery-react';
import { Album } from '@/components/docs/examples/album/plain-gallery';
import { imagesOf } from '../../gallery-images';

const line = (wrap: boolean) => ({
  size: { width: '50px', height: '50px' },
  breakConfig: { length: -1, wrap },
  justify: 'start',
});

/** Shows thumbnails whose container has such a scroll width, and returns what was logged. */
function getWarnings(
  scrollWidth: number,
  plainGalleryConfig?: PlainGalleryConfig,
  style = {},
): string[] {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  render(
    <PlainGallery id={1} images={imagesOf(3)} config={{ plainGalleryConfig }} style={style} />,
  );
  return warn.mock.calls.map(([text]) => String(text));
}

afterEach(() => jest.restoreAllMocks());

test('a line of thumbnails that is wider than its container warns and names the option', () => {
  expect(getWarnings(22_932)).toEqual([
    'Plain gallery 1: the line of thumbnails is 22932 px wide in 1000 px; set plainGalleryConfig.layout.breakConfig.wrap. See ks-gallery-react/docs/troubleshooting.md#line-too-wide',
  ]);
});

test.each<[string, number, PlainGalleryConfig, object]>([
  ['fits', 1000, {}, {}],
  ['wraps', 22_932, { layout: line(true) }, {}],
  ['is vertical', 22_932, { strategy: PlainGalleryStrategy.COLUMN, layout: line(false) }, {}],
  ['scrolls', 22_932, {}, { overflowX: 'auto' }],
])('a line that %s does not warn', (_, width, config, style) => {
  expect(getWarnings(width, config, style)).toEqual([]);
});

test('production builds do not warn', () => {
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  try {
    expect(getWarnings(22_932)).toEqual([]);
  } finally {
    process.env = env;
  }
});

test('the first example of the documentation wraps', () => {
  render(<Album />);
  expect(screen.getByRole('group')).toHaveStyle({ flexWrap: 'wrap' });
});
