import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { EDITABLE } from '../core/editable';
import type { ImageTexts } from '../core/names';
import type { PreviewWindow } from '../core/preview-window';
import { hasPicture, thumbnailOf } from '../core/sources';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { actionOf } from './action-of';
import { ArrowButton } from './arrow-button';
import { GalleryPicture } from './gallery-picture';

interface PreviewsProps {
  className: string;
  style?: CSSProperties;
  images: readonly GalleryImage[];
  current: number;
  window: PreviewWindow;
  clickable: boolean;
  /** Whether there is an arrow at that end. */
  arrows: { previous: boolean; next: boolean };
  names: {
    container: string;
    containerTitle: string;
    previous: string;
    previousTitle: string;
    next: string;
    nextTitle: string;
  };
  textsOf: (image: GalleryImage, index: number) => ImageTexts;
  /** Size of a thumbnail where it does not come from the stylesheet. */
  imageStyle?: CSSProperties;
  template?: (preview: GalleryImage, defaultTemplate: ReactNode) => ReactNode;
  onSelect: (index: number, action: Action) => void;
  onScroll: (step: 1 | -1) => void;
}

/** The visible part of a list of images as thumbnails, with arrows that move the visible part only. */
export function Previews(props: PreviewsProps): ReactNode {
  const { className, style, images, current, window, clickable, arrows, names, onScroll } = props;
  const arrow = (direction: 'previous' | 'next') => (
    // Where a hidden arrow lets clicks through, its place does not.
    <div className="ks-arrow-place">
      <ArrowButton
        className="ks-preview-arrow"
        direction={direction}
        label={names[direction]}
        title={names[`${direction}Title`]}
        hidden={!arrows[direction]}
        onClick={() => onScroll(direction === 'next' ? 1 : -1)}
      />
    </div>
  );
  const anyArrow = arrows.previous || arrows.next;
  return (
    <div
      className={className}
      style={style}
      role="group"
      aria-label={names.container}
      title={names.containerTitle || undefined}
    >
      {anyArrow && arrow('previous')}
      <div className="ks-previews">
        {images.slice(window.start, window.end).map((image, offset) => {
          const index = window.start + offset;
          return hasPicture(image) ? (
            <Preview
              key={image.id}
              {...props}
              image={image}
              index={index}
              active={index === current}
              clickable={clickable}
            />
          ) : null;
        })}
      </div>
      {anyArrow && arrow('next')}
    </div>
  );
}

/** Returns whether a click comes from Space or Enter in a field of the template: the button takes them for its own. */
function isTyped({ detail, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const focused = document.activeElement;
  return detail === 0 && currentTarget.contains(focused) && focused?.matches(EDITABLE) === true;
}

interface PreviewProps extends PreviewsProps {
  image: GalleryImage;
  index: number;
  active: boolean;
}

function Preview(props: PreviewProps): ReactNode {
  const { image, index, active, clickable, textsOf, imageStyle, template, onSelect } = props;
  const { ariaLabel, ...names } = textsOf(image, index);
  // What a template draws names its button, so the thumbnail in it must not be nameless.
  const texts = template ? { ...names, alt: names.alt || ariaLabel || '' } : names;
  const data = thumbnailOf(image, imageStyle?.width?.toString());
  const thumbnail = (
    <GalleryPicture
      key={data.img}
      data={data}
      texts={texts}
      className="ks-preview-image"
      style={imageStyle}
      // The big picture comes first.
      loading="lazy"
      fetchpriority="low"
    />
  );
  const content = template ? template(image, thumbnail) : thumbnail;
  const className = `ks-preview${active ? ' active' : ''}`;
  if (!clickable) return <span className={`${className} unclickable`}>{content}</span>;
  return (
    <button
      type="button"
      className={className}
      aria-label={template ? undefined : ariaLabel}
      aria-current={active ? 'true' : undefined}
      onClick={(event) => {
        if (!isTyped(event)) onSelect(index, actionOf(event));
      }}
    >
      {content}
    </button>
  );
}
