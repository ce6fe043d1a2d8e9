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

describe('in an iframe', () => {
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
      look: { '--ks-thumb-gap': '8px' },
    };
    const data = { type: 'show', number, ...content, ...more };
    dispatchEvent(new MessageEvent('message', { origin, source: page, data }));
  };

  /** Shows the preview as in the playground. React reports what a trial throws to the page, not to the test. */
  const renderInFrame = () => {
    renderPreview();
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  };
  const expectShown = (number: number) =>
    waitFor(() => expect(answers()).toContainEqual({ type: 'shown', number }));
  const expectRefused = (number: number, message: string) =>
    waitFor(() =>
      expect(answers()).toContainEqual({
        type: 'refused',
        number,
        message: expect.stringContaining(message),
      }),
    );

  it('shows what the page asks for', async () => {
    renderInFrame();
    expect(screen.queryByText('What this page is.')).not.toBeInTheDocument();
    expect(answers()).toEqual([{ type: 'ready' }]);
    show(1);
    await expectShown(1);
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--ks-thumb-gap')).toBe('8px');
    show(2, { scheme: 'light', direction: 'ltr', look: { '--ks-arrow-size': '30px' } });
    await expectShown(2);
    expect(style.getPropertyValue('--ks-thumb-gap')).toBe('');
    expect(style.getPropertyValue('--ks-arrow-size')).toBe('30px');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('refuses what the library refuses, also at first, and the open gallery stays', async () => {
    renderInFrame();
    const refused = { component: 'modal', config: { linkConfig: { name: '' } }, direction: 'ltr' };
    show(1, refused);
    await expectRefused(1, 'linkConfig.name is ""');
    show(2, { component: 'modal' });
    await expectShown(2);
    const dialog = screen.getByRole('dialog');
    show(3, refused);
    await expectRefused(3, 'linkConfig.name is ""');
    show(4, { component: 'modal', config: { dotsConfig: { visible: false } } });
    await expectShown(4);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(dialog).toHaveAttribute('open');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(answers()).not.toContainEqual(expect.objectContaining({ name: 'onClose' }));
  });

  it('shows a layout that needs to be registered', async () => {
    renderInFrame();
    const config = { plainGalleryConfig: { layout: { type: 'masonry' } } };
    show(1, { config, needsLayouts: true, images: undefined });
    await expectShown(1);
    expect(screen.getAllByRole('link')).toHaveLength(previewImages.layouts.length);
    expect(document.querySelector('[data-layout=masonry]')).toBeInTheDocument();
  });

  it('shows the last content although an earlier one waits for code', async () => {
    renderInFrame();
    const config = { plainGalleryConfig: { layout: { type: 'columns' } } };
    show(1, { config, needsLayouts: true });
    show(2, { images: 2 });
    await expectShown(2);
    expect(answers()).not.toContainEqual({ type: 'shown', number: 1 });
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('shows photographs of the user in place of those of the site', async () => {
    renderInFrame();
    show(1, { own: [{ id: 'own', src: 'blob:own', alt: 'My photograph' }] });
    await expectShown(1);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      'blob:own',
    ]);
  });

  it('keeps its scheme when the page script applies the stored theme', async () => {
    renderInFrame();
    show(1);
    await expectShown(1);
    delete document.documentElement.dataset.theme;
    dispatchEvent(new Event('pageshow'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
