import { render } from '@testing-library/react';
import { PlainGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';

beforeAll(registerLayouts);

test('photographs are arranged again for another layout or list only', () => {
  const modal = { img: '/a.jpg', height: 100 };
  const readWidth = jest.fn(() => 150);
  Object.defineProperty(modal, 'width', { get: readWidth, enumerable: true });
  const images = [{ id: 1, modal }];
  const show = (gap: number, list = images) => (
    <PlainGallery
      images={list}
      config={{ plainGalleryConfig: { layout: { type: 'masonry', gap } } }}
    />
  );
  const { rerender } = render(show(8));
  const isArrangedBy = (gap: number, list = images) => {
    readWidth.mockClear();
    rerender(show(gap, list));
    return readWidth.mock.calls.length > 0;
  };
  expect(isArrangedBy(8)).toBe(false);
  expect(isArrangedBy(4)).toBe(true);
  expect(isArrangedBy(4, [...images])).toBe(true);
});
