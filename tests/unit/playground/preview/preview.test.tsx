import { render, screen, waitFor } from '@testing-library/react';
import { Preview } from '@/components/playground/preview/preview';
import { previewImages } from './preview-images';

// act() would collect the error that ends each rendering of a trial.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const renderPreview = () => render(<Preview images={previewImages}>What this page is.</Preview>);

it('says what it is in a page by itself', () => {
  renderPreview();
  expect(screen.getByText('What this page is.')).toBeVisible();
});

describe('in a frame', () => {
  const post = jest.fn<void, [unknown, string]>();
  const page = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const { origin } = location;

  beforeEach(() => {
    if (!page) throw new Error('The frame has no window.');
    jest.spyOn(window, 'parent', 'get').mockReturnValue(page);
    jest.spyOn(page, 'postMessage').mockImplementation(post as typeof page.postMessage);
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    jest.restoreAllMocks();
    post.mockReset();
  });

  const answers = () => post.mock.calls.map(([message]) => message);
  const show = (number: number, more: object = {}) => {
    const content = {
      component: 'plain',
      config: {},
      needsLayouts: false,
      images: 5,
      scheme: 'dark',
      direction: 'rtl',
    };
    const data = { type: 'show', number, ...content, ...more };
    dispatchEvent(new MessageEvent('message', { origin, source: page, data }));
  };

  it('shows what the page asks for', async () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    expect(screen.queryByText('What this page is.')).not.toBeInTheDocument();
    expect(answers()).toEqual([{ type: 'ready' }]);
    show(1);
    await waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number: 1 }));
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('refuses what the library refuses, and stays as it is', async () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    show(1);
    await waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number: 1 }));
    const before = screen.getAllByRole('link');
    show(2, { config: { linkConfig: { name: '' } }, direction: 'ltr' });
    await waitFor(() =>
      expect(answers().at(-1)).toMatchObject({
        type: 'refused',
        number: 2,
        message: expect.stringContaining('linkConfig.name is ""'),
      }),
    );
    expect(screen.getAllByRole('link')).toEqual(before);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('shows a layout that needs to be registered', async () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const config = { plainGalleryConfig: { layout: { type: 'masonry' } } };
    show(1, { config, needsLayouts: true, images: undefined });
    await waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number: 1 }));
    expect(screen.getAllByRole('link')).toHaveLength(previewImages.layouts.length);
    expect(document.querySelector('[data-layout=masonry]')).toBeInTheDocument();
  });

  it('shows the last content although an earlier one waits for code', async () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const config = { plainGalleryConfig: { layout: { type: 'columns' } } };
    show(1, { config, needsLayouts: true });
    show(2, { images: 2 });
    await waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number: 2 }));
    expect(answers()).not.toContainEqual({ type: 'shown', number: 1 });
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('keeps its scheme when the page script applies the stored theme', async () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    show(1);
    await waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number: 1 }));
    delete document.documentElement.dataset.theme;
    dispatchEvent(new Event('pageshow'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
