import { render, screen } from '@testing-library/react';
import { PlainGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import * as files from '../../../../gallery-lib/src/layouts/get-files';

jest.mock('../../../../gallery-lib/src/layouts/get-files', () => {
  const actual = jest.requireActual<typeof files>('../../../../gallery-lib/src/layouts/get-files');
  return { ...actual, getFiles: jest.fn(actual.getFiles) };
});

beforeAll(registerLayouts);

test('photographs are arranged again for another layout or list only', () => {
  const readFiles = jest.mocked(files.getFiles);
  const images = [{ src: '/a.jpg', width: 150, height: 100 }];
  const show = (gap: number, list = images) => (
    <PlainGallery
      images={list}
      config={{ plainGalleryConfig: { layout: { type: 'masonry', gap } } }}
    />
  );
  const { rerender } = render(show(8));
  const isArrangedBy = (gap: number, list = images) => {
    readFiles.mockClear();
    rerender(show(gap, list));
    return readFiles.mock.calls.length > 0;
  };
  expect(isArrangedBy(8)).toBe(false);
  expect(isArrangedBy(4)).toBe(true);
  expect(isArrangedBy(4, [...images])).toBe(true);
});

test('a thumbnail keeps its focus when the layout changes', () => {
  const show = (type: 'justified' | 'masonry' | 'columns') => (
    <PlainGallery
      images={[{ src: '/a.jpg', alt: 'Bay', width: 3, height: 2 }]}
      config={{ plainGalleryConfig: { layout: { type } } }}
    />
  );
  const { rerender } = render(show('justified'));
  const link = screen.getByRole('link', { name: 'Bay' });
  link.focus();
  for (const type of ['masonry', 'columns', 'justified'] as const) {
    rerender(show(type));
    expect(link).toHaveFocus();
  }
});
