import { memo, useMemo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { isEditable } from '../core/editable';
import { getFocusedElement } from '../core/elements';
import { getThumbnailLabels, nameVideo } from '../core/text/image-labels';
import { getNames } from '../core/text/labels';
import type { SlideState } from '../core/slides/slides';
import { hasImage, getThumbnailData } from '../core/url/sources';
import type { CarouselClassNames } from '../model/class-names';
import type { Action } from '../model/enums';
import type { NormalizedImage } from '../core/images/normalized-image';
import type { PlainGallerySlots } from '../model/slots';
import { ArrowButton } from './arrow-button';
import { getAction } from './get-action';
import { joinClasses } from './join-classes';
import { ResponsiveImage } from './image/responsive-image';
import { SafeSlot } from './slot';
import { useThumbnailStrip } from './use-thumbnail-strip';

interface ThumbnailsProps {
  state: SlideState;
  config: { arrows: boolean; clickable: boolean; mobileVisible?: boolean; number: number };
  /** True if the arrows continue at the other end. */
  wraps: boolean;
  /** True if a wheel that turns vertically scrolls the thumbnails: nothing around them scrolls. */
  followsWheel: boolean;
  /** Beginning of the names of the labels. The labels of images come from the plain part first in the carousel. */
  prefix: 'preview' | 'carouselPreview';
  labels: Readonly<Record<string, string>>;
  classNames: CarouselClassNames;
  style?: CSSProperties;
  /** Size of a thumbnail. Default: set by the stylesheet. */
  imageStyle?: CSSProperties;
  slots: PlainGallerySlots;
  onSelect: (index: number, action: Action) => void;
}

/** Thumbnails in a strip that scrolls by itself, and by arrows, without changing the active image. */
export function Thumbnails(props: ThumbnailsProps): ReactNode {
  const { state, config, wraps, prefix, labels, classNames, style, imageStyle } = props;
  const { images, index: current } = state;
  const thumbnails = useMemo(
    () => images.flatMap((image, index) => (hasImage(image) ? [{ image, index }] : [])),
    [images],
  );
  const count = thumbnails.length;
  const visible = Math.min(config.number, count);
  // A list of thousands is not searched at every step.
  const active =
    count === images.length ? current : thumbnails.filter(({ index }) => index < current).length;
  const size = JSON.stringify([style, imageStyle, visible]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const strip = useThumbnailStrip(scroller, list, { active, count, visible, wraps, size });
  const scrollable = config.arrows && visible < count;
  const back = scrollable && (wraps || strip.hasBefore);
  const forward = scrollable && (wraps || strip.hasBehind);
  const arrow = (direction: 'Prev' | 'Next', enabled: boolean) =>
    scrollable && (
      // A hidden arrow does not receive clicks, so its container does; they must not count as clicks outside.
      <div className="ks-arrow-place">
        <ArrowButton
          className="ks-preview-arrow"
          isNext={direction === 'Next'}
          names={getNames(labels, `${prefix}Scroll${direction}`)}
          hidden={!enabled}
          onClick={() => strip.scrollBy(direction === 'Next' ? 1 : -1)}
        />
      </div>
    );
  return (
    <div
      className={joinClasses('ks-thumbnails', classNames.thumbnails)}
      style={style}
      data-mobile-visible={config.mobileVisible || undefined}
      role="group"
      {...getNames(labels, `${prefix}sContainer`)}
    >
      {arrow('Prev', back)}
      <div
        className="ks-preview-scroller"
        ref={scroller}
        style={{ '--ks-visible': visible } as CSSProperties}
        // Without buttons to focus, keys scroll the strip itself; with them it takes the focus of one that leaves.
        tabIndex={visible === count ? undefined : config.clickable ? -1 : 0}
        onFocus={strip.onFocus}
        onScroll={strip.onScroll}
        onWheel={props.followsWheel ? strip.onWheel : undefined}
      >
        <div
          className="ks-previews"
          ref={list}
          style={{ '--ks-before': strip.start, '--ks-behind': count - strip.end } as CSSProperties}
        >
          {thumbnails.slice(strip.start, strip.end).map(({ image, index }) => (
            <Thumbnail
              key={image.id}
              {...{ image, index, config, prefix, labels, classNames, imageStyle }}
              active={index === current}
              count={images.length}
              slots={props.slots}
              onSelect={props.onSelect}
            />
          ))}
        </div>
      </div>
      {arrow('Next', forward)}
    </div>
  );
}

/** Returns whether a click was caused by a key or the pointer in an editable element of the slot. */
function isTyping({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const focused = getFocusedElement(currentTarget.ownerDocument);
  return isEditable(target) || (currentTarget.contains(focused) && isEditable(focused));
}

interface ThumbnailProps extends Omit<
  ThumbnailsProps,
  'state' | 'style' | 'wraps' | 'followsWheel'
> {
  image: NormalizedImage;
  index: number;
  active: boolean;
  count: number;
}

/** A step renders the two thumbnails that change, and those that come into the strip. */
const Thumbnail = /* @__PURE__ */ memo(function Thumbnail(props: ThumbnailProps): ReactNode {
  const { image, index, active, count, config, classNames, imageStyle, slots, onSelect } = props;
  const slot = slots.thumbnail;
  const { ariaLabel, ...names } = nameVideo(
    getThumbnailLabels(
      `${props.labels.dotAriaLabel} ${index + 1}`,
      image,
      props.prefix === 'carouselPreview' ? image.thumb : undefined,
    ),
    image,
    props.labels.videoAriaLabel,
  );
  const context = { image, index, active, count };
  const defaultRender = () => {
    const data = getThumbnailData(image, imageStyle?.width?.toString());
    return (
      <ResponsiveImage
        {...{ data, context, slots }}
        // The content of a slot names its button, so the default thumbnail in it needs an alternative text.
        imageLabels={slot ? { ...names, alt: names.alt || ariaLabel || '' } : names}
        className={joinClasses('ks-preview-image', classNames.thumbnailImage)}
        style={imageStyle}
        // The full image is loaded first.
        loading="lazy"
        fetchPriority="low"
      />
    );
  };
  const shared = {
    className: joinClasses('ks-preview', classNames.thumbnail),
    'data-state': active ? 'active' : config.clickable ? undefined : 'disabled',
    'data-video': image.video && '',
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
});
