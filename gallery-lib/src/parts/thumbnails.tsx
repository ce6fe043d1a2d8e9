import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { EDITABLE } from '../core/editable';
import type { ImageLabels } from '../core/image-labels';
import type { PreviewWindow } from '../core/preview-window';
import { hasImage, getThumbnailData } from '../core/sources';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { getAction } from './get-action';
import { ArrowButton } from './arrow-button';
import { ResponsiveImage } from './responsive-image';

interface ThumbnailsProps {
  /** Shows the thumbnails of the modal gallery on phones. */
  mobileVisible?: boolean;
  style?: CSSProperties;
  images: readonly GalleryImage[];
  current: number;
  window: PreviewWindow;
  clickable: boolean;
  /** Enables the arrow at that end. */
  arrows: { previous: boolean; next: boolean };
  names: {
    container: string;
    containerTitle: string;
    previous: string;
    previousTitle: string;
    next: string;
    nextTitle: string;
  };
  getLabels: (image: GalleryImage, index: number) => ImageLabels;
  /** Size of a thumbnail. Default: set by the stylesheet. */
  imageStyle?: CSSProperties;
  template?: (preview: GalleryImage, defaultTemplate: ReactNode) => ReactNode;
  onSelect: (index: number, action: Action) => void;
  onScroll: (step: 1 | -1) => void;
}

/** Visible range of the thumbnails, with arrows that scroll them without changing the active image. */
export function Thumbnails(props: ThumbnailsProps): ReactNode {
  const { mobileVisible, style, images, current, window, clickable, arrows, names, onScroll } =
    props;
  const arrow = (direction: 'previous' | 'next') => (
    // A hidden arrow does not receive clicks, so its container does; they must not count as clicks outside.
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
      className="ks-thumbnails"
      data-mobile-visible={mobileVisible || undefined}
      style={style}
      role="group"
      aria-label={names.container}
      title={names.containerTitle || undefined}
    >
      {anyArrow && arrow('previous')}
      <div className="ks-previews">
        {images.slice(window.start, window.end).map((image, offset) => {
          const index = window.start + offset;
          return hasImage(image) ? (
            <Thumbnail
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

/** Returns whether a click was caused by Space or Enter in an editable element of the template. */
function isTyped({ detail, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const focused = document.activeElement;
  return detail === 0 && currentTarget.contains(focused) && focused?.matches(EDITABLE) === true;
}

interface ThumbnailProps extends ThumbnailsProps {
  image: GalleryImage;
  index: number;
  active: boolean;
}

function Thumbnail(props: ThumbnailProps): ReactNode {
  const { image, index, active, clickable, getLabels, imageStyle, template, onSelect } = props;
  const { ariaLabel, ...names } = getLabels(image, index);
  // The content of a template names its button, so the default thumbnail in it needs an alternative text.
  const imageLabels = template ? { ...names, alt: names.alt || ariaLabel || '' } : names;
  const data = getThumbnailData(image, imageStyle?.width?.toString());
  const thumbnail = (
    <ResponsiveImage
      key={data.img}
      data={data}
      imageLabels={imageLabels}
      className="ks-preview-image"
      style={imageStyle}
      // The full image is loaded first.
      loading="lazy"
      fetchpriority="low"
    />
  );
  const content = template ? template(image, thumbnail) : thumbnail;
  const state = [active && 'active', !clickable && 'disabled'].filter(Boolean).join(' ');
  const attributes = { className: 'ks-preview', 'data-state': state || undefined };
  if (!clickable) return <span {...attributes}>{content}</span>;
  return (
    <button
      type="button"
      {...attributes}
      aria-label={template ? undefined : ariaLabel}
      aria-current={active ? 'true' : undefined}
      onClick={(event) => {
        if (!isTyped(event)) onSelect(index, getAction(event));
      }}
    >
      {content}
    </button>
  );
}
