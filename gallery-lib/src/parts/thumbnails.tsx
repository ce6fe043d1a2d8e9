import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { isEditable } from '../core/editable';
import { getFocusedElement } from '../core/elements';
import { getThumbnailLabels, nameVideo } from '../core/text/image-labels';
import { getNames } from '../core/text/labels';
import type { SlideState } from '../core/slides/slide-state';
import { hasImage, getThumbnailData } from '../core/url/sources';
import type { CarouselClassNames } from '../model/class-names';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type { PlainGallerySlots } from '../model/slots';
import { ArrowButton } from './arrow-button';
import { getAction } from './get-action';
import { joinClasses } from './join-classes';
import { ResponsiveImage } from './image/responsive-image';
import { SafeSlot } from './slot';

interface ThumbnailsProps {
  state: SlideState;
  config: { arrows: boolean; clickable: boolean; mobileVisible?: boolean };
  /** True if scrolling continues at the other end. */
  wraps: boolean;
  /** Beginning of the names of the labels. The labels of images come from the plain part first in the carousel. */
  prefix: 'preview' | 'carouselPreview';
  labels: Readonly<Record<string, string>>;
  classNames: CarouselClassNames;
  style?: CSSProperties;
  /** Size of a thumbnail. Default: set by the stylesheet. */
  imageStyle?: CSSProperties;
  slots: PlainGallerySlots;
  onSelect: (index: number, action: Action) => void;
  onScroll: (step: 1 | -1) => void;
}

/** Visible range of the thumbnails, with arrows that scroll them without changing the active image. */
export function Thumbnails(props: ThumbnailsProps): ReactNode {
  const { state, config, wraps, prefix, labels, classNames } = props;
  const { images, window } = state;
  const { start, end } = window;
  const scrollable = config.arrows && end - start < images.length;
  const back = scrollable && (wraps || start > 0);
  const forward = scrollable && (wraps || end < images.length);
  const arrow = (direction: 'Prev' | 'Next', enabled: boolean) =>
    (back || forward) && (
      // A hidden arrow does not receive clicks, so its container does; they must not count as clicks outside.
      <div className="ks-arrow-place">
        <ArrowButton
          className="ks-preview-arrow"
          isNext={direction === 'Next'}
          names={getNames(labels, `${prefix}Scroll${direction}`)}
          hidden={!enabled}
          onClick={() => props.onScroll(direction === 'Next' ? 1 : -1)}
        />
      </div>
    );
  return (
    <div
      className={joinClasses('ks-thumbnails', classNames.thumbnails)}
      style={props.style}
      data-mobile-visible={config.mobileVisible || undefined}
      role="group"
      {...getNames(labels, `${prefix}sContainer`)}
    >
      {arrow('Prev', back)}
      <div className="ks-previews">
        {images
          .slice(start, end)
          .map(
            (image, offset) =>
              hasImage(image) && (
                <Thumbnail key={image.id} {...props} image={image} index={start + offset} />
              ),
          )}
      </div>
      {arrow('Next', forward)}
    </div>
  );
}

/** Returns whether a click was caused by a key or a press in an editable element of the slot. */
function isTyping({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const focused = getFocusedElement(currentTarget.ownerDocument);
  return isEditable(target) || (currentTarget.contains(focused) && isEditable(focused));
}

interface ThumbnailProps extends ThumbnailsProps {
  image: GalleryImage;
  index: number;
}

function Thumbnail(props: ThumbnailProps): ReactNode {
  const { image, index, state, config, classNames, imageStyle, slots, onSelect } = props;
  const slot = slots.thumbnail;
  const { modal } = image;
  const { ariaLabel, ...names } = nameVideo(
    getThumbnailLabels(
      `${props.labels.dotAriaLabel} ${index + 1}`,
      modal,
      props.prefix === 'carouselPreview' ? image.plain : undefined,
    ),
    modal,
    props.labels.videoAriaLabel,
  );
  const active = index === state.index;
  const context = { image, index, active, count: state.images.length };
  const defaultRender = () => {
    const data = getThumbnailData(image, imageStyle?.width?.toString());
    return (
      <ResponsiveImage
        key={data.img}
        {...{ data, context, slots }}
        // The content of a slot names its button, so the default thumbnail in it needs an alternative text.
        imageLabels={slot ? { ...names, alt: names.alt || ariaLabel || '' } : names}
        className={joinClasses('ks-preview-image', classNames.thumbnailImage)}
        style={imageStyle}
        // The full image is loaded first.
        loading="lazy"
        fetchpriority="low"
      />
    );
  };
  const shared = {
    className: joinClasses('ks-preview', classNames.thumbnail),
    'data-state': active ? 'active' : config.clickable ? undefined : 'disabled',
    'data-video': modal.video && '',
    children: <SafeSlot {...context} {...{ slot, defaultRender }} />,
  };
  if (!config.clickable) return <span {...shared} />;
  return (
    <button
      type="button"
      {...shared}
      aria-label={slot ? undefined : ariaLabel}
      aria-current={active || undefined}
      onClick={(event) => {
        if (!isTyping(event)) onSelect(index, getAction(event));
      }}
    />
  );
}
