import { StrictMode, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Action,
  Carousel,
  ModalGallery,
  PlainGallery,
  registerLinks,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { ErrorBoundary } from '../../error-boundary';
import { hostileStrings } from '../../hostile-strings';
import { at, fiveImages, imagesOf } from '../../gallery-images';

registerLinks();

const config: PlainLibConfig = { linkConfig: { name: 'album' } };
const { linkConfig } = config;

const getContainer = () => screen.getByRole('group', { name: 'Plain gallery content' });

describe('a mounted gallery with a name', () => {
  it('is marked as live if it reports clicks, with its views left in place', async () => {
    const onClickImage = jest.fn();
    const view = render(
      <PlainGallery images={fiveImages} config={config} onClickImage={onClickImage} />,
    );
    expect(getContainer()).toHaveAttribute('data-ks-live');
    expect(document.getElementById('album-3')).toHaveClass('ks-view');
    const link = at(screen.getAllByRole('link', { name: 'Image 4' }), 0);
    expect(link).toHaveAttribute('href', '#album-3');
    await userEvent.click(link);
    expect(onClickImage).toHaveBeenCalledWith(3, fiveImages[3], Action.CLICK);
    expect(location.hash).toBe('');
    view.rerender(<PlainGallery images={fiveImages} config={config} />);
    expect(getContainer()).not.toHaveAttribute('data-ks-live');
  });

  it('is not live without a callback: its full views are what the thumbnails open', () => {
    render(<PlainGallery images={fiveImages} config={config} />);
    expect(getContainer()).not.toHaveAttribute('data-ks-live');
  });

  it('does not report clicks on the links of a full view as clicks on thumbnails', async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = jest.fn();
    const onClickImage = jest.fn();
    render(<PlainGallery images={fiveImages} config={config} onClickImage={onClickImage} />);
    for (const link of screen.getAllByRole('link', { name: 'Next image' })) {
      await userEvent.click(link);
    }
    const actions = onClickImage.mock.calls.map(([, , action]) => action);
    expect(actions.filter((action) => action !== Action.LOAD)).toEqual([]);
  });
});

describe('a video that plays in a full view', () => {
  const images = [{ ...fiveImages[0]!, modal: { img: '/a.jpg', video: { sources: [] } } }];
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const offsetParent = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  afterAll(() => jest.restoreAllMocks());

  it('pauses when scripts arrive and the gallery reports clicks, which hides the view', () => {
    offsetParent.mockImplementation(function (this: HTMLElement) {
      return this.closest('[data-ks-live]') ? null : document.body;
    });
    const gallery = (onClickImage?: () => void) => (
      <PlainGallery images={images} config={config} onClickImage={onClickImage} />
    );
    render(gallery()).unmount();
    expect(pause).not.toHaveBeenCalled();
    render(gallery(() => undefined));
    expect(pause).toHaveBeenCalledTimes(1);
  });
});

test('a gallery without a name is not marked and has no ids', () => {
  const { container } = render(<PlainGallery images={fiveImages} onClickImage={() => {}} />);
  expect(getContainer()).not.toHaveAttribute('data-ks-live');
  expect(container.querySelectorAll('[id]')).toHaveLength(0);
});

test('hostile names and texts stay texts, and hostile URLs are left out', () => {
  const elementsOf = (container: Element) => [...container.querySelectorAll('*')];
  const bare = render(<PlainGallery images={imagesOf(1)} config={config} />);
  const expected = elementsOf(bare.container).map(({ localName }) => localName);
  bare.unmount();
  for (const text of hostileStrings) {
    const sources = [{ srcset: text, type: text }];
    const modal = { img: '/i.jpg', description: text, alt: text, sources };
    const name = text.replace(/[#\p{Cs}]/gu, '') || 'empty';
    const images = [{ id: 0, modal, plain: { img: '/i.jpg' } }];
    const { container, unmount } = render(
      <PlainGallery images={images} config={{ linkConfig: { name } }} />,
    );
    const elements = elementsOf(container);
    expect(elements.map(({ localName }) => localName)).toEqual(expected);
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([]);
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^(#|\/i\.jpg$)/);
    }
    unmount();
  }
});

describe('two galleries with one name', () => {
  afterEach(() => void jest.restoreAllMocks());

  function errorOf(galleries: ReactNode): unknown {
    const onError = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = render(<ErrorBoundary onError={onError}>{galleries}</ErrorBoundary>);
    view.unmount();
    return onError.mock.calls[0]?.[0];
  }

  it.each([
    ['Plain gallery', <PlainGallery key={1} images={fiveImages} config={config} />],
    ['Carousel', <Carousel key={1} images={fiveImages} config={{ linkConfig }} />],
  ])('of the kind %p throw DUPLICATE_ID, which names the field and the value', (kind, gallery) => {
    const error = errorOf([gallery, { ...gallery, key: '2' }]);
    expect(error).toMatchObject({ code: 'DUPLICATE_ID' });
    const message = `${kind}: linkConfig.name "album" is in use`;
    expect(error).toHaveProperty('message', expect.stringContaining(message));
  });

  it('may be mounted if one is a modal gallery, and under StrictMode', () => {
    const pair = (
      <StrictMode>
        <PlainGallery images={fiveImages} config={config} />
        <ModalGallery open images={fiveImages} libConfig={{ linkConfig }} />
      </StrictMode>
    );
    expect(errorOf(pair)).toBeUndefined();
  });

  it('may have the same text as an id of another', () => {
    const numbers = (
      <>
        <PlainGallery id={1} images={fiveImages} />
        <PlainGallery images={fiveImages} config={{ linkConfig: { name: '1' } }} />
      </>
    );
    expect(errorOf(numbers)).toBeUndefined();
  });

  it('throw INVALID_ID for a name that cannot be in a URL, in all three components', () => {
    const invalid = { linkConfig: { name: 'a#b' } };
    for (const [kind, gallery] of [
      ['Plain gallery', <PlainGallery key={1} images={fiveImages} config={invalid} />],
      ['Carousel', <Carousel key={2} images={fiveImages} config={invalid} />],
      ['Modal gallery', <ModalGallery key={3} open images={fiveImages} libConfig={invalid} />],
    ] as const) {
      const error = errorOf(gallery);
      expect(error).toMatchObject({ code: 'INVALID_ID' });
      expect(error).toHaveProperty('message', expect.stringContaining(`${kind}: linkConfig.name`));
    }
  });
});
