'use client';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { CAPTION_LABELS } from '../../model/defaults/caption-labels';
import type { RenderSlot } from '../../model/slots';
import type { SlideContext } from '../../parts/image/slide-figure';

/** Space below an image for a caption that is placed there: three lines. */
const ROOM = 'calc(3 * 1.5 * 0.9375rem + 20px)';

const COLLAPSED = {
  // One line is more than 40 % of a low image, and continues below it.
  over: {
    maxHeight: 'max(40%, 44px)',
    // Whole lines; the same property, for browsers without `round`.
    maxBlockSize: 'calc(round(down,max(40% - 20px,1lh),1lh) + 20px)',
    insetBlockEnd: 'min(0px, 40% - 44px)',
  },
  below: { maxHeight: ROOM, insetBlock: '100% auto' },
};

const EXPANDED: CSSProperties = {
  inset: 'auto env(safe-area-inset-right) 0 env(safe-area-inset-left)',
  backdropFilter: 'blur(8px) brightness(0.5)',
};

type Placement = keyof typeof COLLAPSED | 'auto';

/** Sets styles of an element; returns a function that removes them. They are not in the stylesheet, which every gallery has. */
function setStyles(element: HTMLElement | null | undefined, styles: object | false): () => void {
  const style = element?.style;
  const entries = Object.entries(styles || {}) as [string, string][];
  const write = (name: string, value: string) =>
    name.startsWith('--')
      ? style?.setProperty(name, value)
      : Object.assign(style ?? {}, { [name]: value });
  for (const [name, value] of entries) write(name, value);
  return () => {
    for (const [name] of entries) write(name, '');
  };
}

/** Places a caption, which has the space of the whole area while it is expanded. */
function usePlace(
  text: RefObject<HTMLElement | null>,
  placement: Placement,
  isExpanded: boolean,
): void {
  useLayoutEffect(() => {
    const caption = text.current?.closest('figcaption');
    const figure = caption?.parentElement;
    const area = figure?.parentElement;
    const isPlaced =
      placement !== 'auto' || isExpanded || Boolean(caption?.style.top || caption?.style.bottom);
    const place = (as: keyof typeof COLLAPSED | undefined) => [
      setStyles(caption, {
        // Text and button side by side, so that there is space for both on a low image; over the arrows of phones.
        display: 'flex',
        gap: '12px',
        // The text scrolls. In Safari the touch area of the button would let the caption scroll sideways.
        overflow: 'hidden',
        zIndex: 2,
        ...(isExpanded ? EXPANDED : as && COLLAPSED[as]),
      }),
      setStyles(figure, isExpanded && { position: 'static' }),
      setStyles(
        area,
        placement === 'below' && { paddingBlockEnd: ROOM, '--ks-caption-room': ROOM },
      ),
    ];
    let resets: (() => void)[] = [];
    const update = () => {
      resets.forEach((reset) => reset());
      const element = text.current;
      // Whole, and as wide as without a button; its offset is the padding of the caption.
      const needed = element ? element.scrollHeight + 2 * element.offsetTop : Infinity;
      // The space below the image takes all of it; the stylesheet places it there.
      const isBelow =
        !isPlaced && area && figure && area.clientHeight - figure.offsetHeight >= 2 * needed;
      figure?.toggleAttribute('data-below', isBelow === true);
      resets = place(isBelow ? undefined : placement === 'below' ? 'below' : 'over');
      // The application has placed the caption.
      if (caption?.style.top || caption?.style.bottom) caption.style.insetBlockEnd = '';
    };
    const Observer = window.ResizeObserver as typeof ResizeObserver | undefined;
    const observer = !isPlaced && Observer ? new Observer(update) : undefined;
    for (const each of [area, figure, text.current]) if (each) observer?.observe(each);
    update();
    return () => {
      observer?.disconnect();
      figure?.removeAttribute('data-below');
      resets.forEach((reset) => reset());
    };
  }, [text, placement, isExpanded]);
}

/** Returns whether a part of a text is not visible. */
function useCut(text: RefObject<HTMLElement | null>, isExpanded: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    const Observer = window.ResizeObserver as typeof ResizeObserver | undefined;
    // Test environments have no layout.
    if (!element || !Observer || isExpanded) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new Observer(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isExpanded]);
  return isCut;
}

interface CaptionProps {
  label: string;
  placement: Placement;
  children: ReactNode;
}

/**
 * Caption of which a part is shown, and a button that shows all of it. Follows the disclosure pattern of the WAI-ARIA
 * Authoring Practices.
 */
function Caption({ label, placement, children }: CaptionProps): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  usePlace(text, placement, isExpanded);
  const isCut = useCut(text, isExpanded);
  return (
    <>
      <div
        ref={text}
        id={id}
        className="ks-caption-text"
        style={{ flex: 1, overflow: isExpanded ? 'auto' : 'hidden' }}
        // With a tab stop, the arrow keys scroll it.
        tabIndex={isExpanded ? 0 : undefined}
        onFocus={({ target }) => {
          // A link may be in the part that is not visible. A press must not move it away.
          if (target.matches(':focus-visible')) setExpanded(true);
        }}
      >
        {children}
      </div>
      {isCut && (
        <button
          type="button"
          className="ks-caption-more"
          // Larger than its text, for touch.
          style={{ alignSelf: 'end', margin: -10, padding: 10, textDecoration: 'underline' }}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {label}
        </button>
      )}
    </>
  );
}

/** What a slide has in place of its own. */
interface CaptionParts {
  readonly caption: RenderSlot;
  /** Context and options for names and announcements, which do not repeat a long caption. */
  readonly context: SlideContext;
  readonly description: ResolvedModalConfig['currentImageConfig']['description'];
}

/** Returns the parts of a slide whose caption is long or is placed below the image. */
export function getCaptionParts(
  context: SlideContext,
  { currentImageConfig, accessibilityConfig }: ResolvedModalConfig,
  isLong: boolean,
): CaptionParts {
  const { captionMoreText } = { ...CAPTION_LABELS, ...accessibilityConfig };
  const { description, captionPlacement } = currentImageConfig;
  const { image } = context;
  return {
    caption: ({ defaultRender }) => (
      <Caption label={captionMoreText} placement={captionPlacement}>
        {defaultRender()}
      </Caption>
    ),
    context: isLong ? { ...context, image: { ...image, caption: undefined } } : context,
    description: isLong ? { ...description, customFullDescription: undefined } : description,
  };
}
