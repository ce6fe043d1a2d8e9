import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import {
  Action,
  Carousel,
  type CarouselProps,
  type GalleryImage,
  type IndexChange,
  type ModalGalleryProps,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { imagesOf } from '../gallery-images';
import { Album } from './modal-gallery/album';
import { advanceTime, button, isolateGalleries, user } from './modal-gallery/harness';

type Props = Omit<
  Partial<CarouselProps<GalleryImage>> & Partial<ModalGalleryProps<GalleryImage>>,
  'config' | 'classNames'
>;

/** Both components that have an index, with the same props. */
const components: [string, (props: Props) => ReactNode][] = [
  ['the modal gallery', (props) => <Album images={imagesOf(5)} {...props} />],
  [
    'the carousel',
    (props) => (
      <Carousel
        images={imagesOf(5)}
        config={{ carouselPlayConfig: { autoPlay: false }, carouselSlideInfinite: false }}
        {...props}
      />
    ),
  ],
];

isolateGalleries();
let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

const nextButton = () => button(/next image/i);
const previousButton = () => button(/previous image/i);

/** The dot of the image at a 1-based position. */
const dot = (position: number) =>
  findElement(`.ks-dot[aria-label="Navigate to image number ${position}"]`);

/** URL of the image that the user sees. */
function shownImage(): string | null {
  return findElement(
    '.ks-current-image, .ks-slide[data-state="active"] .ks-slide-image',
  ).getAttribute('src');
}

/** Positions that dots and thumbnails mark as active. */
function markedPositions(): unknown[] {
  const dot = findElement('.ks-dot[data-state="active"]').getAttribute('aria-label');
  const thumbnail = findElement('.ks-preview[data-state="active"] img').getAttribute('src');
  return [dot, thumbnail];
}

function record() {
  const calls: string[] = [];
  const onIndexChange = (index: number, { action, image }: IndexChange<GalleryImage>) =>
    void calls.push(`${index} ${action.toUpperCase()} ${image.modal.img}`);
  return { calls, onIndexChange };
}

interface OwnerProps extends Props {
  component: (props: Props) => ReactNode;
  /** First index. */
  start?: number;
}

/** Application that keeps the index; `onIndexChange` receives the requests. */
function Owner({ component, start = 0, onIndexChange, ...props }: OwnerProps) {
  const [index, setIndex] = useState(start);
  return (
    <>
      {component({
        ...props,
        index,
        onIndexChange: (next, change) => {
          onIndexChange?.(next, change);
          setIndex(next);
        },
      })}
      <output>{index}</output>
    </>
  );
}

/** Renders a component; returns a function that renders it again with other props. */
async function setup(component: (props: Props) => ReactNode, props: Props, strict = false) {
  const Component = component;
  const view = render(<Component {...props} />, { wrapper: strict ? StrictMode : undefined });
  await advanceTime(0);
  return async (next: Props) => {
    view.rerender(<Component {...props} {...next} />);
    await advanceTime(0);
  };
}

/** Does the same with an application that keeps the index. */
const setupOwner = (component: (props: Props) => ReactNode, start: number, props: Props) =>
  setup((given) => <Owner {...{ component, start }} {...given} />, props);

const added = (count: number, from: number): GalleryImage[] => imagesOf(from + count).slice(from);

describe.each(components)('the index of %s', (_, component) => {
  it('starts at defaultIndex and continues by itself', async () => {
    const { calls, onIndexChange } = record();
    await setup(component, { defaultIndex: 2, onIndexChange });
    expect(shownImage()).toBe('/i2.jpg');
    expect(calls).toEqual([]);
    await user().click(nextButton());
    expect(shownImage()).toBe('/i3.jpg');
    expect(calls).toEqual(['3 CLICK /i3.jpg']);
  });

  it.each([
    [99, '/i4.jpg'],
    [-5, '/i0.jpg'],
    [1.5, '/i1.jpg'],
    [NaN, '/i0.jpg'],
  ])('shows an image of the list for a defaultIndex of %p', async (defaultIndex, expected) => {
    await setup(component, { defaultIndex });
    expect(shownImage()).toBe(expected);
  });

  it('asks its owner and follows, with the trigger of the step', async () => {
    const { calls, onIndexChange } = record();
    await setupOwner(component, 0, { onIndexChange });
    await user().click(nextButton());
    expect(shownImage()).toBe('/i1.jpg');
    expect(markedPositions()).toEqual(['Navigate to image number 2', '/i1.jpg']);
    await user().click(dot(4));
    await user().keyboard('{ArrowLeft}');
    expect(calls).toEqual(['1 CLICK /i1.jpg', '3 CLICK /i3.jpg', '2 KEYBOARD /i2.jpg']);
    expect(screen.getByText('2')).toBeVisible();
  });

  it('stays when its owner does not follow', async () => {
    const { calls, onIndexChange } = record();
    const onChange = jest.fn();
    await setup(component, { index: 1, onIndexChange, onChangeImage: onChange, onShow: onChange });
    onChange.mockClear();
    await user().click(nextButton());
    await user().click(nextButton());
    expect(shownImage()).toBe('/i1.jpg');
    expect(markedPositions()).toEqual(['Navigate to image number 2', '/i1.jpg']);
    expect(calls).toEqual(['2 CLICK /i2.jpg', '2 CLICK /i2.jpg']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows a change from outside like a step, without asking', async () => {
    const { calls, onIndexChange } = record();
    const onChange = jest.fn();
    const update = await setup(component, {
      index: 1,
      onIndexChange,
      onChangeImage: onChange,
      onShow: onChange,
    });
    onChange.mockClear();
    await update({ index: 3 });
    expect(shownImage()).toBe('/i3.jpg');
    expect(markedPositions()).toEqual(['Navigate to image number 4', '/i3.jpg']);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(
      expect.objectContaining({ result: 4, action: Action.NORMAL }),
    );
    expect(calls).toEqual([]);
  });

  it('is clamped to the list, with a warning', async () => {
    const update = await setup(component, { index: 9 });
    expect(shownImage()).toBe('/i4.jpg');
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/index is 9.*0 to 4.*clamped/));
    await update({ index: -3 });
    expect(shownImage()).toBe('/i0.jpg');
    expect(warnings).toHaveBeenCalledTimes(2);
    await update({ index: 4 });
    expect(shownImage()).toBe('/i4.jpg');
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it.each([NaN, 1.5])('does not break with an index of %p, and warns', async (index) => {
    const update = await setup(component, { index: 2 });
    await update({ index });
    expect(shownImage()).toMatch(/^\/i[012]\.jpg$/);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['set later', undefined, 1],
    ['left out later', 1, undefined],
  ])('warns once when it is %s', async (_case, before, after) => {
    const update = await setup(component, { index: before });
    expect(warnings).not.toHaveBeenCalled();
    await update({ index: after });
    if (after !== undefined) await update({ index: after + 1 });
    await update({ index: after });
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('defaultIndex'));
  });

  it('has no warning under StrictMode', async () => {
    await setup(component, { index: 1 }, true);
    expect(warnings).not.toHaveBeenCalled();
    expect(shownImage()).toBe('/i1.jpg');
  });
});

describe.each(components)('a changing list of %s', (_, component) => {
  const changes: [string, GalleryImage[], string, string[]][] = [
    ['grows at its end', imagesOf(8), '/i2.jpg', []],
    ['grows at its beginning', [...added(2, 5), ...imagesOf(5)], '/i2.jpg', ['4 NORMAL /i2.jpg']],
    ['is reversed', imagesOf(5).reverse(), '/i2.jpg', []],
    ['is rotated', [...imagesOf(5).slice(1), ...imagesOf(1)], '/i2.jpg', ['1 NORMAL /i2.jpg']],
    ['loses images before the active one', imagesOf(5).slice(1), '/i2.jpg', ['1 NORMAL /i2.jpg']],
    ['loses the active image', imagesOf(5).toSpliced(2, 1), '/i3.jpg', []],
    ['loses the active and later images', imagesOf(2), '/i1.jpg', ['1 NORMAL /i1.jpg']],
  ];

  describe.each(['by itself', 'with its owner'])('%s', (way) => {
    it.each(changes)('that %s keeps the active image', async (_case, images, shown, reported) => {
      const { calls, onIndexChange } = record();
      const shownImages: unknown[] = [];
      const props: Props = {
        onIndexChange,
        onChangeImage: ({ image }) => shownImages.push(image?.modal.img),
      };
      const update =
        way === 'by itself'
          ? await setup(component, { defaultIndex: 2, ...props })
          : await setupOwner(component, 2, props);
      await update({ images });
      expect(shownImage()).toBe(shown);
      expect(calls).toEqual(reported);
      // The carousel emits a change only if another image is shown.
      expect(shownImages).toEqual(shown === '/i2.jpg' || shownImages.length === 0 ? [] : [shown]);
      expect(warnings).not.toHaveBeenCalled();
    });
  });

  it('may change together with the index', async () => {
    const { calls, onIndexChange } = record();
    const update = await setup(component, { index: 4, onIndexChange });
    await update({ images: imagesOf(8), index: 6 });
    expect(shownImage()).toBe('/i6.jpg');
    await update({ images: [...added(2, 8), ...imagesOf(8)], index: 8 });
    expect(shownImage()).toBe('/i6.jpg');
    await update({ images: imagesOf(3), index: 2 });
    expect(shownImage()).toBe('/i2.jpg');
    expect(warnings).not.toHaveBeenCalled();
    expect(calls.filter((call) => !call.includes('NORMAL'))).toEqual([]);
  });
});

describe.each(components)('a growing list of %s', (_, component) => {
  const waiting = () => document.querySelector('.ks-waiting');

  it('calls onNearEnd once per length when three images or fewer remain', async () => {
    const onNearEnd = jest.fn();
    const update = await setup(component, { onNearEnd, images: imagesOf(6), defaultIndex: 1 });
    expect(onNearEnd).not.toHaveBeenCalled();
    await user().click(nextButton());
    expect(onNearEnd.mock.calls).toEqual([[3]]);
    await user().click(nextButton());
    await user().click(previousButton());
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    await update({ images: imagesOf(7) });
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    await user().click(nextButton());
    expect(onNearEnd.mock.calls).toEqual([[3], [3]]);
  });

  it('calls onNearEnd for a short list once, also under StrictMode', async () => {
    const onNearEnd = jest.fn();
    await setup(component, { onNearEnd, images: imagesOf(2) }, true);
    await advanceTime(100);
    expect(onNearEnd.mock.calls).toEqual([[1]]);
  });

  it('shows a waiting slide after the last image, and the new image when it arrives', async () => {
    const { calls, onIndexChange } = record();
    const props = { defaultIndex: 4, loadingMore: true, onIndexChange };
    const update = await setup(component, props);
    await user().click(nextButton());
    expect(waiting()).toBeVisible();
    await advanceTime(300);
    expect(within(findElement('.ks-waiting')).getByRole('status')).toHaveTextContent(/loading/i);
    expect(nextButton()).toHaveAttribute('aria-disabled', 'true');
    expect(calls).toEqual([]);

    await update({ images: imagesOf(17), loadingMore: false });
    expect(waiting()).toBeNull();
    expect(shownImage()).toBe('/i5.jpg');
    expect(calls).toEqual(['5 NORMAL /i5.jpg']);
    expect(screen.getByText('12 more images')).toBeInTheDocument();
  });

  it('shows the last image again when nothing more has come', async () => {
    const update = await setup(component, { defaultIndex: 4, loadingMore: true });
    await user().click(nextButton());
    await update({ loadingMore: false });
    expect(waiting()).toBeNull();
    expect(shownImage()).toBe('/i4.jpg');
    // A list that grows later must not move the user on.
    await update({ loadingMore: false, images: imagesOf(8) });
    expect(shownImage()).toBe('/i4.jpg');
  });

  it('announces added images politely until the next step', async () => {
    const update = await setup(component, { loadingMore: true });
    await update({ images: imagesOf(17) });
    const announcement = screen.getByText('12 more images');
    expect(announcement.closest('[aria-live="polite"], [role="status"]')).not.toBeNull();
    await user().click(nextButton());
    expect(screen.queryByText('12 more images')).toBeNull();
  });
});

describe.each(components)('a long list of %s', (_, component) => {
  it('has 25 dots and the thumbnails around the active image', async () => {
    await setup(component, { images: imagesOf(300), defaultIndex: 150 });
    expect(document.querySelectorAll('.ks-dot')).toHaveLength(25);
    expect(document.querySelectorAll('.ks-preview').length).toBeLessThan(20);
    expect(markedPositions()).toEqual(['Navigate to image number 151', '/i150.jpg']);
    act(() => void fireEvent.click(nextButton()));
    expect(document.querySelectorAll('.ks-dot')).toHaveLength(25);
    expect(markedPositions()).toEqual(['Navigate to image number 152', '/i151.jpg']);
  });
});
