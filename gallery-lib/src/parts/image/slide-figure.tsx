import type { CSSProperties, ReactNode } from 'react';
import { getCaptionTexts, type ImagePosition } from '../../core/text/caption';
import type { ImageLabels } from '../../core/text/image-labels';
import type { ResolvedDescription } from '../../core/config/resolve-shared';
import { CAPTION_STYLE } from '../../model/defaults/shared';
import type { AccessibilityConfig } from '../../model/options/accessibility';
import type { CarouselClassNames } from '../../model/class-names';
import type { DescriptionStyle } from '../../model/options/description';
import type { CarouselSlots } from '../../model/slots';
import { joinClasses } from '../join-classes';
import { Slot, SlotBoundary } from '../slot';

/** Loading status of a full image. */
export type ImageStatus = 'loading' | 'loaded' | 'failed';

/** Image of a slide and its position, as passed to render slots. */
export interface SlideContext extends ImagePosition {
  active: boolean;
}

interface SlideFigureProps {
  context: SlideContext;
  status: ImageStatus;
  description: ResolvedDescription;
  imageLabels: ImageLabels;
  labels: Required<Pick<AccessibilityConfig, 'imageErrorText' | 'imageRetryText'>>;
  classNames: CarouselClassNames;
  slots: CarouselSlots;
  /** Renders the text of a caption, which may have markup. */
  renderText: (text: string) => ReactNode;
  captionId?: string;
  /** Called after an error in a slot. */
  onFail: () => void;
  onRetry: () => void;
  /** The image, or the slot in its place. */
  children: ReactNode;
}

interface ImageErrorProps {
  alt: string;
  labels: Required<Pick<AccessibilityConfig, 'imageErrorText' | 'imageRetryText'>>;
  onRetry: () => void;
}

/** Error message in place of an image that failed to load, with a retry button. */
function ImageError({ alt, labels, onRetry }: ImageErrorProps): ReactNode {
  return (
    <div className="ks-error">
      <p role="img" aria-label={`${alt}. ${labels.imageErrorText}`}>
        {labels.imageErrorText}
      </p>
      <button type="button" className="ks-retry" onClick={onRetry}>
        {labels.imageRetryText}
      </button>
    </div>
  );
}

/** Matches markup that is a line of its own, which `<bdi>` must not contain. */
const BLOCK = /<(?:blockquote|d[lt]|div|h\d|hr|ol|p|ul)\b/i;

const getMargin = ({ marginTop, marginRight, marginBottom, marginLeft }: DescriptionStyle) =>
  [marginTop, marginRight, marginBottom, marginLeft].join(' ');

/**
 * Returns what the configuration sets as custom properties, so that rules of the application apply; not the defaults,
 * which are in the stylesheet, where those of an ancestor override them.
 */
function captionStyle(style: DescriptionStyle): CSSProperties {
  const { bgColor, textColor, marginTop, marginRight, marginBottom, marginLeft, ...place } = style;
  const margin = getMargin(style);
  return {
    ...(bgColor !== CAPTION_STYLE.bgColor && {
      '--ks-caption-background': bgColor,
      '--ks-caption-shadow': 'none',
    }),
    '--ks-caption-color': textColor === CAPTION_STYLE.textColor ? undefined : textColor,
    '--ks-caption-margin': margin === getMargin(CAPTION_STYLE) ? undefined : margin,
    ...place,
  } as CSSProperties;
}

/** Content of a figure: image, error state and caption. An error in a slot shows the error state instead. */
export function SlideFigure(props: SlideFigureProps): ReactNode {
  const { context, status, description, classNames, slots, captionId, onRetry, children } = props;
  const [label, text] = getCaptionTexts(description, context);
  const renderError = (retry: () => void) => (
    <ImageError alt={props.imageLabels.alt} labels={props.labels} onRetry={retry} />
  );
  return (
    <SlotBoundary
      key={context.image.id}
      onError={props.onFail}
      fallback={(reset) =>
        renderError(() => {
          reset();
          onRetry();
        })
      }
    >
      {children}
      {status === 'failed' && (
        <Slot slot={slots.error} {...context} defaultRender={() => renderError(onRetry)} />
      )}
      {(label || text || slots.caption) && (
        <figcaption
          id={captionId}
          data-no-gesture={captionId && ''}
          className={joinClasses('ks-caption', classNames.caption)}
          style={captionStyle(description.style)}
        >
          <Slot
            slot={slots.caption}
            {...context}
            defaultRender={() => (
              <div className="ks-caption-content" dir="auto">
                {label && props.renderText(label)}
                {label && text && !BLOCK.test(text) ? (
                  <bdi>{props.renderText(text)}</bdi>
                ) : (
                  props.renderText(text)
                )}
              </div>
            )}
          />
        </figcaption>
      )}
    </SlotBoundary>
  );
}
