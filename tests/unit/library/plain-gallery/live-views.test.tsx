import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Action, PlainGallery, registerLinks, type PlainLibConfig } from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';

registerLinks();

const config: PlainLibConfig = { linkConfig: { name: 'album' } };

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
