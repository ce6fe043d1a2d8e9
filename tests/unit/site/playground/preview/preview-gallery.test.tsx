import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Action, ButtonType, ImageEvent, registerLinks } from 'ks-gallery-react';
import { PreviewGallery, type PreviewGalleryProps } from '@/components/playground/preview/gallery';
import { previewImages } from './preview-images';
import { argumentsText } from '@/components/playground/preview/listeners';
import { at, fiveImages } from '../../../gallery-images';

registerLinks();

const image = at(fiveImages, 1);

it.each([
  ['load 1', [new ImageEvent(1, Action.LOAD, 1, image)]],
  ['normal true', [new ImageEvent(1, Action.NORMAL, true)]],
  ['autoplay 2', [2, { action: Action.AUTOPLAY, image }]],
  [
    'click download',
    [{ action: Action.CLICK, button: { type: ButtonType.DOWNLOAD }, image, galleryId: 1 }],
  ],
  ['3', [3, image]],
  ['2', [2]],
  ['false', [false]],
  ['#album-9', ['#album-9']],
])('an event is logged as "%s"', (text, values) => {
  expect(argumentsText(values)).toBe(text);
});

beforeEach(() => {
  history.replaceState({}, '', '#');
  jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function renderPreview(
  props: Pick<PreviewGalleryProps, 'component'> & Partial<PreviewGalleryProps>,
) {
  const events: string[] = [];
  const onEvent = (name: string, text: string) => void events.push(`${name} ${text}`);
  const images = previewImages[props.component].slice(0, 3);
  const element = (more: Partial<PreviewGalleryProps> = {}) => (
    <PreviewGallery config={{}} images={images} onEvent={onEvent} {...props} {...more} />
  );
  const { rerender } = render(element());
  return { events, update: (more: Partial<PreviewGalleryProps>) => rerender(element(more)) };
}

it('shows a carousel with its events', async () => {
  const config = { carouselPlayConfig: { autoPlay: false } };
  const { events } = renderPreview({ component: 'carousel', config });
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(events).toEqual(['onNearEnd 2', 'onChangeImage click 2', 'onIndexChange click 1']);
});

it('shows a plain gallery with its events', async () => {
  const { events } = renderPreview({ component: 'plain' });
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(3);
  await userEvent.click(at(links, 1));
  expect(events).toEqual(['onClickImage click 1']);
});

it('opens the modal gallery by its button, with its events', async () => {
  const { events } = renderPreview({ component: 'modal' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the gallery' }));
  await screen.findByText('Image 1/3');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(events).toContain('onShow load 1');
  expect(events).toContain('onIndexChange keyboard 1');
  expect(events.slice(-3)).toEqual([
    'onButtonBeforeHook keyboard close',
    'onClose keyboard true',
    'onOpenChange false',
  ]);
});

it('opens the modal gallery at the start without a history entry, and again by its button', async () => {
  renderPreview({ component: 'modal', opensAtStart: true });
  await screen.findByText('Image 1/3');
  expect(history.state).not.toMatchObject({ ksModalGallery: 1 });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the gallery' }));
  await screen.findByText('Image 1/3');
  expect(history.state).toMatchObject({ ksModalGallery: 1 });
});

it('applies a configuration to the open modal gallery, which stays at its image', async () => {
  const { update, events } = renderPreview({ component: 'modal', opensAtStart: true });
  await screen.findByText('Image 1/3');
  await userEvent.keyboard('{ArrowRight}');
  const dialog = screen.getByRole('dialog');
  act(() => update({ config: { dotsConfig: { visible: false } } }));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByText(/^Image 2\/3/, { selector: 'figcaption > div' })).toBeVisible();
  expect(events.filter((event) => event.startsWith('onClose'))).toEqual([]);
});

it('opens the modal gallery again for another name in the URL', async () => {
  const { update } = renderPreview({ component: 'modal', opensAtStart: true });
  await screen.findByText('Image 1/3');
  act(() => update({ config: { linkConfig: { name: 'album' } } }));
  await screen.findByText('Image 1/3');
  expect(location.hash).toBe('#album-0');
});
