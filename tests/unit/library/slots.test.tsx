import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import {
  type GalleryImage,
  Carousel,
  PlainGallery,
  type ModalGalleryProps,
  type ModalGallerySlots,
  type RenderSlot,
  type SlotContext,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { fiveImages } from '../gallery-images';
import { Album } from './modal-gallery/album';
import { advanceTime, fullImage, isolateGalleries, user } from './modal-gallery/harness';

const modalGallery = (
  slots: ModalGallerySlots,
  more: Partial<ModalGalleryProps<GalleryImage>> = {},
) => <Album defaultIndex={1} render={slots} {...more} />;
const carousel = (slots: ModalGallerySlots) => (
  <Carousel
    images={fiveImages}
    defaultIndex={1}
    config={{ carouselPlayConfig: { autoPlay: false } }}
    render={slots}
  />
);

isolateGalleries();

const nextButton = () => screen.getByRole('button', { name: /next image/i });
const retryButton = () => screen.getByRole('button', { name: 'Try again' });
/** The figure that the user sees. */
const figure = () => findElement('figure.ks-figure, .ks-slide[data-state="active"] figure');
const activeImage = () =>
  findElement<HTMLImageElement>(
    '.ks-current-image, .ks-slide[data-state="active"] .ks-slide-image',
  );

async function show(element: ReactNode): Promise<void> {
  render(element);
  await advanceTime(0);
}

/** Records the contexts of a slot without the function in them. */
function recordContexts() {
  const contexts: Omit<SlotContext, 'defaultRender'>[] = [];
  const slot: RenderSlot = ({ defaultRender, ...context }) => {
    contexts.push(context);
    return <div className="own">{defaultRender()}</div>;
  };
  return { contexts, slot };
}

/** Slot that throws while the returned flag is set. */
function createBrokenSlot() {
  jest.spyOn(console, 'error').mockImplementation();
  const state = { isBroken: true };
  const slot: RenderSlot = ({ index }) => {
    if (state.isBroken) throw new Error('thrown by the slot');
    return <span>repaired {index}</span>;
  };
  return { state, slot };
}

/** Slot with state of its own. */
function useCounter(): ReactNode {
  const [count, setCount] = useState(0);
  return <span onClick={() => setCount(count + 1)}>count {count}</span>;
}

const second = { image: fiveImages[1], type: 'image', index: 1, count: 5, active: true };

/** Slots that are rendered as long as the gallery is. */
const lasting: (keyof ModalGallerySlots)[] = ['slide', 'caption', 'thumbnail'];

/** What they contain if they render their default in an element. */
const defaults: Partial<Record<keyof ModalGallerySlots, string>> = {
  slide: 'figure .own img',
  caption: 'figcaption .own',
  thumbnail: '.ks-preview .own .ks-preview-image',
  toolbar: '.ks-upper-buttons .own .ks-upper-button',
};

describe.each<[string, (slots: ModalGallerySlots) => ReactNode, (keyof ModalGallerySlots)[]]>([
  ['the modal gallery', modalGallery, [...lasting, 'toolbar']],
  ['the carousel', carousel, lasting],
])('render slots of %s', (_, component, slots) => {
  it.each(slots)('%s is called with its image and the default', async (name) => {
    const { contexts, slot } = recordContexts();
    await show(component({ [name]: slot }));
    expect(contexts).toContainEqual(second);
    expect(findElement(defaults[name]!)).toBeInTheDocument();
  });

  it('thumbnail receives whether its thumbnail is active', async () => {
    const { contexts, slot } = recordContexts();
    await show(component({ thumbnail: slot }));
    expect(contexts).toContainEqual({ ...second, image: fiveImages[0], index: 0, active: false });
    await user().click(nextButton());
    expect(contexts.at(-1)?.count).toBe(5);
    expect(contexts).toContainEqual({ ...second, image: fiveImages[2], index: 2 });
  });

  it('loading is rendered while the image loads', async () => {
    const { contexts, slot } = recordContexts();
    await show(component({ loading: slot }));
    await advanceTime(199);
    expect(contexts).toEqual([]);
    await advanceTime(1);
    expect(contexts).toContainEqual(second);
    expect(findElement('.ks-loading .own .ks-spinner')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/image is loading/);
    fireEvent.load(activeImage());
    expect(document.querySelector('.own')).toBeNull();
  });

  it('error is rendered for an image that failed, with a default that retries', async () => {
    const { contexts, slot } = recordContexts();
    await show(component({ error: slot }));
    expect(contexts).toEqual([]);
    fireEvent.error(activeImage());
    expect(contexts).toContainEqual(second);
    await user().click(retryButton());
    expect(document.querySelector('.own')).toBeNull();
    fireEvent.load(activeImage());
    expect(figure()).not.toHaveTextContent('could not be loaded');
  });

  it.each(slots)('%s may use hooks', async (name) => {
    await show(component({ [name]: useCounter }));
    const [first] = screen.getAllByText('count 0').filter((each) => !each.closest('[inert]'));
    fireEvent.click(first!);
    expect(screen.getAllByText('count 1')).toHaveLength(1);
  });

  it.each<keyof ModalGallerySlots>(['slide', 'caption'])(
    '%s that throws shows the error state with a retry button, and the rest works',
    async (name) => {
      const { state, slot } = createBrokenSlot();
      await show(component({ [name]: slot }));
      expect(figure()).toHaveTextContent('could not be loaded');
      await user().click(nextButton());
      expect(figure()).toHaveTextContent('could not be loaded');
      state.isBroken = false;
      await user().click(within(figure()).getByRole('button', { name: 'Try again' }));
      expect(figure()).toHaveTextContent('repaired 2');
      expect(figure()).not.toHaveTextContent('could not be loaded');
    },
  );

  it.each<[keyof ModalGallerySlots, string]>([
    ['thumbnail', '.ks-preview .ks-preview-image'],
    ['loading', '.ks-loading .ks-spinner'],
    ['error', '.ks-error'],
  ])('%s that throws is replaced by the default', async (name, selector) => {
    const { slot } = createBrokenSlot();
    await show(component({ [name]: slot }));
    if (name === 'error') fireEvent.error(activeImage());
    await advanceTime(300);
    expect(findElement(selector)).toBeInTheDocument();
    await user().click(nextButton());
    expect(screen.getAllByRole('button').length).toBeGreaterThan(2);
  });

  it('slide counts as loaded, without a spinner', async () => {
    await show(component({ slide: ({ index }) => <p>slide {index}</p> }));
    await advanceTime(300);
    expect(figure()).toHaveTextContent('slide 1');
    expect(document.querySelector('.ks-spinner')).toBeNull();
    await user().click(nextButton());
    expect(figure()).toHaveTextContent('slide 2');
  });

  it.each<[string, (image: HTMLElement) => void]>([
    ['is loading', () => {}],
    ['has failed', fireEvent.error],
    ['has loaded', fireEvent.load],
  ])('slide may show content of its own in place of an image that %s', async (_state, act) => {
    function Replacing({ defaultRender }: SlotContext): ReactNode {
      const [isReplaced, setReplaced] = useState(false);
      if (isReplaced) return <p>own content</p>;
      return [defaultRender(), <b key={1} onClick={() => setReplaced(true)} />];
    }
    await show(component({ slide: (context) => <Replacing {...context} /> }));
    act(activeImage());
    fireEvent.click(figure().querySelector('b')!);
    await advanceTime(300);
    expect(figure()).toHaveTextContent('own content');
    expect(figure()).not.toHaveTextContent('could not be loaded');
    expect(figure().closest('[data-status]')).toHaveAttribute('data-status', 'loaded');
    expect(document.querySelector('.ks-spinner')).toBeNull();
  });

  it.each(slots)(
    '%s may be added, replaced and removed while the gallery is shown',
    async (name) => {
      const errors = jest.spyOn(console, 'error');
      const { rerender } = render(component({}));
      await advanceTime(0);
      rerender(component({ [name]: useCounter }));
      expect(screen.getAllByText('count 0')).not.toEqual([]);
      rerender(component({ [name]: () => <b>plain</b> }));
      expect(screen.getAllByText('plain')).not.toEqual([]);
      rerender(component({}));
      expect(screen.queryAllByText('plain')).toEqual([]);
      expect(errors).not.toHaveBeenCalled();
    },
  );
});

it.each<keyof ModalGallerySlots>(['slide', 'caption', 'error', 'thumbnail', 'toolbar'])(
  'a click on the content of the %s slot does not close the modal gallery',
  async (name) => {
    const onOpenChange = jest.fn();
    const images = fiveImages.slice(0, 1);
    await show(modalGallery({ [name]: () => <p>own content</p> }, { images, onOpenChange }));
    if (name === 'error') fireEvent.error(activeImage());
    await user().click(screen.getByText('own content'));
    expect(onOpenChange).not.toHaveBeenCalled();
  },
);

describe('the toolbar slot of the modal gallery', () => {
  const closeButtons = () =>
    screen.getAllByRole('button', { name: 'Close this modal image gallery' });

  it('keeps a way to close', async () => {
    const onOpenChange = jest.fn();
    await show(modalGallery({ toolbar: () => <b>own toolbar</b> }, { onOpenChange }));
    expect(screen.getByText('own toolbar')).toBeVisible();
    expect(closeButtons()).toHaveLength(1);
    await user().click(findElement('.ks-upper-button'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('has focus inside the dialog when it is open', async () => {
    await show(modalGallery({ toolbar: () => null }));
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('that throws is replaced by the default buttons', async () => {
    const { slot } = createBrokenSlot();
    await show(modalGallery({ toolbar: slot }));
    expect(closeButtons()).not.toEqual([]);
    await user().click(nextButton());
    expect(fullImage()).toHaveAttribute('src', '/i2.jpg');
  });
});

describe('the thumbnail slot of the plain gallery', () => {
  it('is called with each image and its default', () => {
    const { contexts, slot } = recordContexts();
    render(<PlainGallery images={fiveImages} render={{ thumbnail: slot }} />);
    expect(contexts.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(contexts[1]).toMatchObject({ image: fiveImages[1], index: 1, count: 5 });
    expect(document.querySelectorAll('a .own img')).toHaveLength(5);
  });

  it('may use hooks', () => {
    render(<PlainGallery images={fiveImages} render={{ thumbnail: useCounter }} />);
    expect(screen.getAllByText('count 0')).toHaveLength(5);
  });

  it('that throws is replaced by the default, and the others stay', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const thumbnail: RenderSlot = ({ index }) => {
      if (index === 1) throw new Error('thrown by the slot');
      return <b>own {index}</b>;
    };
    render(<PlainGallery images={fiveImages} render={{ thumbnail }} />);
    expect(screen.getAllByText(/^own/)).toHaveLength(4);
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(document.querySelectorAll('a img')).toHaveLength(1);
  });
});
