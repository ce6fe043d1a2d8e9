import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  Action,
  GridLayout,
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  type PlainGalleryProps,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { at, fiveImages, imagesOf } from '../../gallery-images';

const gallery = () => screen.getByRole('group', { name: 'Plain gallery content' });
const links = () => screen.queryAllByRole('link');

function show(more: Partial<PlainGalleryProps> = {}) {
  const onClickImage = jest.fn();
  const props = { id: 1, images: fiveImages, onClickImage, ...more };
  return { onClickImage, props, ...render(<PlainGallery {...props} />) };
}

afterEach(() => jest.restoreAllMocks());

describe('the plain gallery by default', () => {
  it('is a row of small images, aligned to the start', () => {
    show();
    expect(gallery()).toHaveStyle({
      flexDirection: 'row',
      flexWrap: 'nowrap',
      justifyContent: 'flex-start',
    });
    const thumbnails = screen.getAllByRole('img');
    expect(thumbnails.map((image) => image.getAttribute('src')).join(' ')).toBe(
      '/i0.jpg /i1.jpg /t2.jpg /i3.jpg /t4.jpg',
    );
    for (const image of thumbnails) expect(image).toHaveStyle({ height: '50px', width: 'auto' });
  });

  it.each(['click', 'Enter', 'Space'])(
    'emits the index once on %s and stays on the page',
    async (trigger) => {
      const { onClickImage } = show();
      const third = at(links(), 2);
      const stay = jest.fn((event: Event) => event.defaultPrevented);
      window.addEventListener('click', stay, { once: true });
      if (trigger === 'click') await userEvent.click(third);
      else {
        third.focus();
        await userEvent.keyboard(trigger === 'Enter' ? '{Enter}' : ' ');
      }
      window.removeEventListener('click', stay);
      const action = trigger === 'click' ? Action.CLICK : Action.KEYBOARD;
      expect(onClickImage.mock.calls).toEqual([[2, expect.objectContaining({ id: 2 }), action]]);
      if (trigger !== 'Space') expect(stay).toHaveReturnedWith(true);
    },
  );

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      const { onClickImage } = show();
      const keep = (event: Event) => event.preventDefault();
      window.addEventListener('click', keep);
      fireEvent.click(at(links(), 0), { [key]: true });
      window.removeEventListener('click', keep);
      expect(onClickImage).not.toHaveBeenCalled();
    },
  );
});

describe('layouts of the plain gallery', () => {
  const line = (length: number, wrap: boolean, justify: string) =>
    new LineLayout({ width: '80px', height: '80px' }, { length, wrap }, justify);
  const grid = (length: number, width = '80px') =>
    new GridLayout({ width, height: '80px' }, { length, wrap: true });
  const configured = (
    strategy: PlainGalleryStrategy,
    layout: LineLayout | GridLayout,
  ): PlainLibConfig => ({
    plainGalleryConfig: { strategy, layout },
  });
  const { ROW, COLUMN, GRID } = PlainGalleryStrategy;

  it('COLUMN renders a column with its justification', () => {
    show({ config: configured(COLUMN, line(-1, false, 'space-around')) });
    expect(gallery()).toHaveStyle({ flexDirection: 'column', justifyContent: 'space-around' });
    expect(gallery()).toHaveAttribute('data-layout', 'column');
  });

  it.each([
    [-1, 5],
    [0, 0],
    [2, 2],
    [9, 5],
  ])('a line of at most %i images shows %i', (length, shown) => {
    show({ config: configured(ROW, line(length, true, 'center')) });
    expect(links()).toHaveLength(shown);
    expect(gallery()).toHaveStyle({ flexWrap: 'wrap' });
  });

  it.each([
    [2, '80px', { gridTemplateColumns: 'repeat(2, 80px)', width: 'calc(80px * 2.5)' }],
    [3, '20%', { gridTemplateColumns: 'repeat(3, 20%)' }],
    [0, '80px', { gridTemplateColumns: 'repeat(auto-fill, 80px)' }],
  ])('a grid of %i columns, each %s wide, shows all images', (length, width, style) => {
    show({ config: configured(GRID, grid(length, width)) });
    expect(links()).toHaveLength(5);
    expect(gallery()).toHaveStyle({ display: 'grid', ...style });
  });
});

const config: PlainLibConfig = { plainGalleryConfig: { advanced: { aTags: true } } };

it('thumbnails as CSS backgrounds have no img element and an accessible name', async () => {
  const images = [at(fiveImages, 0), { id: 1, modal: { img: '/a"b.jpg', fallbackImg: '/f.jpg' } }];
  const { onClickImage } = show({ images, config });
  expect(document.querySelector('img')).toBeNull();
  const [first] = links();
  for (const link of links()) expect(link).toHaveClass('a-tag-image');
  expect(first).toHaveAccessibleName('Image 1');
  await userEvent.click(at(links(), 1));
  expect(onClickImage.mock.calls).toEqual([[1, expect.objectContaining({ id: 1 }), Action.CLICK]]);
});

it('has the texts of the images, and no attribute for an empty one', () => {
  const images = [
    ...fiveImages.slice(1, 3),
    { id: 0, modal: { img: '/a.jpg' }, plain: { img: '/t.jpg', alt: '', title: '' } },
  ];
  show({ images });
  const names = ['alt', 'title', 'aria-label'];
  const texts = [...document.querySelectorAll('img')].map((image) =>
    names.map((name) => image.getAttribute(name)),
  );
  expect(texts).toEqual([
    ['Image 1', 'Image 1/3 - Second', null],
    ['A2', 'T2', 'L2'],
    ['', null, 'Image 3'],
  ]);
});

it('applies new images and a new configuration without remounting', () => {
  const { props, rerender } = show();
  const container = gallery();
  const first = links()[0];
  rerender(
    <PlainGallery
      {...props}
      images={fiveImages.slice(0, 2)}
      config={{ accessibilityConfig: { plainGalleryContentTitle: 'Tip' } }}
    />,
  );
  expect(links()).toHaveLength(2);
  expect(gallery()).toBe(container);
  expect(links()[0]).toBe(first);
  expect(container).toHaveAttribute('title', 'Tip');
});

it('renders an empty container for an empty list', () => {
  show({ images: [] });
  expect(gallery()).toBeEmptyDOMElement();
});

it('renders the slot for an empty list, and nothing if it throws', () => {
  const { rerender } = render(
    <PlainGallery images={[]} render={{ empty: () => 'No photographs yet' }} />,
  );
  expect(gallery()).toHaveTextContent('No photographs yet');
  jest.spyOn(console, 'error').mockImplementation();
  const fail = () => {
    throw new Error('slot');
  };
  rerender(<PlainGallery key="other" images={[]} render={{ empty: fail }} />);
  expect(gallery()).toBeEmptyDOMElement();
  jest.mocked(console.error).mockRestore();
});

it('does not throw DUPLICATE_ID under StrictMode or when galleries swap positions', () => {
  const consoleErrors = jest.spyOn(console, 'error');
  const two = (...ids: number[]) => (
    <StrictMode>
      {ids.map((id) => (
        <PlainGallery key={id} id={id} images={fiveImages} />
      ))}
    </StrictMode>
  );
  const { rerender } = render(two(1, 2));
  rerender(two(2, 1));
  expect(consoleErrors).not.toHaveBeenCalled();
  consoleErrors.mockRestore();
});

it('leaves out images without a file, and emits indexes of the whole list', async () => {
  const images = [at(fiveImages, 0), { id: 1, modal: { img: '' } }, at(fiveImages, 2)];
  const { onClickImage } = show({ images });
  expect(links()).toHaveLength(2);
  await userEvent.click(at(links(), 1));
  expect(onClickImage.mock.calls).toEqual([[2, expect.objectContaining({ id: 2 }), Action.CLICK]]);
});

it('a thumbnail whose files are all broken is a tile with the name of its image', async () => {
  show({ images: [{ id: 0, modal: { img: '/a.jpg' }, plain: { img: '/a.jpg', alt: 'Harbour' } }] });
  fireEvent.error(screen.getByRole('img'));
  expect(await screen.findByText('Harbour')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName('Harbour');
});

it('adds no more than two listeners for each image', () => {
  let listeners = 0;
  const add = jest.spyOn(HTMLElement.prototype, 'addEventListener').mockImplementation(() => {
    listeners += 1;
  });
  const { unmount } = show();
  const forFive = listeners;
  unmount();
  listeners = 0;
  show({ images: imagesOf(2000) });
  expect(document.querySelectorAll('img[loading="lazy"]')).toHaveLength(2000);
  // React delegates events to its root, except load and error of each image.
  const perImage = (listeners - forFive) / 1995;
  expect(perImage).toBeLessThanOrEqual(2);
  add.mockRestore();
});

describe('a gallery whose parent renders again', () => {
  it.each<[string, (props: PlainGalleryProps) => Partial<PlainGalleryProps>, boolean]>([
    ['the same props: does not', () => ({}), false],
    ['another callback: does not', () => ({ onClickImage: () => undefined }), false],
    ['a new list: does', ({ images }) => ({ images: [...images] }), true],
    ['a new configuration: does', () => ({ config: {} }), true],
    ['new slots: does', ({ render: slots }) => ({ render: { ...slots } }), true],
  ])('with %s render the thumbnails again', (_, change, again) => {
    const thumbnail = jest.fn(() => null);
    const { props, rerender } = show({ render: { thumbnail } });
    thumbnail.mockClear();
    rerender(<PlainGallery {...props} {...change(props)} />);
    expect(thumbnail).toHaveBeenCalledTimes(again ? fiveImages.length : 0);
  });

  it('reports a click to the latest callback', async () => {
    const { props, onClickImage, rerender } = show();
    const later = jest.fn();
    rerender(<PlainGallery {...props} onClickImage={later} />);
    await userEvent.click(at(links(), 1));
    expect(later).toHaveBeenCalledWith(1, fiveImages[1], Action.CLICK);
    expect(onClickImage).not.toHaveBeenCalled();
  });
});
