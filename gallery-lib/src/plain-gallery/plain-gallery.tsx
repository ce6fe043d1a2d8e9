'use client';
import {
  Fragment,
  useMemo,
  useReducer,
  useRef,
  type AnchorHTMLAttributes,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { sanitizeImageUrl, sanitizeLinkUrl } from '../core/url/url';
import { getPlainThumbnailLabels } from '../core/text/plain-labels';
import { cssString } from '../core/text/css-string';
import { isolate } from '../core/text/direction';
import { getNames } from '../core/text/labels';
import { readLink } from '../core/link-registry';
import { getPlaceholderLayer } from '../core/images/placeholder';
import type { ImageLabels } from '../core/text/image-labels';
import { plainText } from '../core/text/plain-text';
import { getGiven, normalizeImages } from '../core/images/normalize-images';
import type { ImageFile, NormalizedImage } from '../core/images/normalized-image';
import { resolvePlainConfig, type ResolvedPlainConfig } from '../core/config/resolve-plain';
import { getFileUrl, getThumbnailData, hasImage } from '../core/url/sources';
import { checkPlainGallery } from '../core/config/check-plain';
import { checkId } from '../core/config/rules';
import type { ArrangedThumbnail } from '../core/layout-registry';
import type { PlainGalleryClassNames } from '../model/class-names';
import { Action } from '../model/enums';
import type { AnyImage } from '../model/image';
import type { PlainLibConfig } from '../model/options/lib-config';
import type { Size } from '../model/options/size';
import type { PlainGallerySlots } from '../model/slots';
import { getAction } from '../parts/get-action';
import { joinClasses } from '../parts/join-classes';
import { ResponsiveImage } from '../parts/image/responsive-image';
import { useFiles } from '../parts/image/use-files';
import { EmptySlot, SafeSlot } from '../parts/slot';
import { useUniqueId } from '../parts/use-gallery-id';
import { containerStyle, getDistantSize, getVisibleCount } from './layout-style';
import { useLive } from './use-live';
import { usePage } from './use-page';

/** Props of `PlainGallery`. */
export interface PlainGalleryProps<T extends AnyImage = AnyImage> {
  /** Integer >= 0, unique among the mounted plain galleries; optional. */
  id?: number;
  /** The images; an empty array renders an empty gallery, or the slot `empty`. */
  images: readonly T[];
  /** Options. A change takes effect immediately. */
  config?: PlainLibConfig;
  /** Called with the 0-based index, the image and the trigger when a thumbnail is activated, and with `LOAD` for the image in the URL. Default: the thumbnail links to its image, or to its full view. */
  onClickImage?: (index: number, image: T, action: Action) => void;
  /** Called with a fragment such as `#album-99` if no image has that id. */
  onLinkMissing?: (fragment: string) => void;
  /** Renders thumbnails or their images. */
  render?: PlainGallerySlots<T>;
  /** Additional CSS classes of the container. */
  className?: string;
  /** Inline styles of the container; they override those of the layout. */
  style?: CSSProperties;
  /** Additional classes of the parts. */
  classNames?: PlainGalleryClassNames;
}

const KIND = 'Plain gallery';
const NONE = {};

/**
 * List of thumbnails. Each is a link to its image, so that it works before and without scripts; a button with
 * `onClickImage`, if browsers do not open the URL of the image. With `onClickImage` a click without a modifier key, Enter
 * and Space call it instead of following the link. With `registerLinks`, `linkConfig` and at most 60 images, the link
 * shows a full view of the image, which needs no scripts.
 * @throws GalleryError `INVALID_ID` or, in development, `INVALID_IMAGE`, `INVALID_OPTION` or `LAYOUT_MISMATCH` during render;
 * `DUPLICATE_ID` after mount.
 */
export function PlainGallery<T extends AnyImage>(props: PlainGalleryProps<T>): ReactNode {
  const { id, config, onClickImage, className, style, render, classNames = NONE } = props;
  const name = checkId(KIND, id, true);
  const { plainGalleryConfig, accessibilityConfig } = useMemo(
    () => resolvePlainConfig(config, name),
    [config, name],
  );
  const link = readLink(name, config?.linkConfig);
  const images = useMemo(() => normalizeImages(props.images), [props.images]);
  if (process.env.NODE_ENV !== 'production') checkPlainGallery(name, config, images);
  const { added, strategy } = plainGalleryConfig;
  useUniqueId(KIND, id);
  useUniqueId(KIND, link && config?.linkConfig?.name);
  // Without a callback the full views are what the thumbnails open, also when scripts run.
  const isOperable = Boolean(onClickImage);
  const container = useLive(name, Boolean(link && isOperable));
  const { page, pageScheme } = usePage(link, config?.linkConfig?.page);
  // Flat copies have replaced the images of the caller.
  const report =
    onClickImage &&
    ((index: number, image: AnyImage, action: Action) =>
      onClickImage(index, getGiven(image) as T, action));

  const select = (event: MouseEvent | KeyboardEvent) => {
    const thumbnail = (event.target as Element).closest<HTMLElement>('[data-index]');
    const index = Number(thumbnail?.dataset.index);
    const image = images[index];
    if (!image || !report) return;
    event.preventDefault();
    // Safari does not focus clicked links, and a gallery that opens in a transition finds no event any more.
    thumbnail?.focus({ preventScroll: true });
    report(index, image, getAction(event));
  };
  // One listener for all thumbnails. Clicks with a modifier key, which open a new tab, are left to the browser.
  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) select(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser clicks links only.
    if (
      event.key === ' ' ||
      (event.key === 'Enter' && !(event.target as Element).closest('[href]'))
    )
      select(event);
  };

  // A parent that holds the index renders at every step: a long list must not be rendered again with it.
  const [version, onChange] = useReducer((count: number) => count + 1, 0);
  const content = useMemo(() => {
    const arranged = added?.arrange(images, version);
    const viewed = link?.getViewedImages(images) ?? [];
    const visible = images.slice(0, getVisibleCount(plainGalleryConfig));
    // Only the default thumbnail can be enlarged.
    const hasShared = !plainGalleryConfig.advanced.aTags && !render?.thumbnail && !render?.image;
    const views = { link, images, viewed, page, pageScheme, labels: accessibilityConfig };
    const thumbnails = visible.map(
      (image, index) =>
        hasImage(image) && (
          <Fragment key={image.id}>
            <Thumbnail
              {...{ image, index, classNames }}
              {...arranged?.[index]}
              count={images.length}
              fragment={link?.getFragment(image)}
              isViewed={viewed.includes(image)}
              {...{ isOperable, page, pageScheme }}
              config={plainGalleryConfig}
              labels={accessibilityConfig}
              slots={render as PlainGallerySlots | undefined}
            />
            {link && hasShared && <link.SharedView {...views} {...{ link, image }} />}
          </Fragment>
        ),
    );
    return (
      <>
        {added?.render(thumbnails, images, onChange) ?? thumbnails}
        {images.length === 0 && <EmptySlot slot={render?.empty} defaultRender={() => null} />}
        {link && viewed[0] && (
          <link.FullViews {...views} link={link} sharedCount={hasShared ? visible.length : 0} />
        )}
      </>
    );
  }, [
    images,
    added,
    plainGalleryConfig,
    accessibilityConfig,
    render,
    classNames,
    link,
    isOperable,
    page,
    pageScheme,
    version,
  ]);

  return (
    <>
      <div
        ref={container}
        className={joinClasses('ks-plain-gallery', className)}
        style={{ ...(!added && containerStyle(plainGalleryConfig)), ...style }}
        data-layout={added?.type ?? strategy}
        data-caption={plainGalleryConfig.caption}
        role="group"
        {...getNames(accessibilityConfig, 'plainGalleryContent')}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {content}
      </div>
      {/* After the container, whose ref is set before the effects of what follows it. */}
      {link && (
        <link.FollowLink
          {...{ link, images, container }}
          onOpen={report}
          onMissing={props.onLinkMissing}
        />
      )}
    </>
  );
}

interface ThumbnailProps extends Partial<ArrangedThumbnail> {
  image: NormalizedImage;
  index: number;
  count: number;
  /** Fragment of the image, if its gallery has a name. */
  fragment: string | undefined;
  /** True if the image has a full view. */
  isViewed: boolean;
  /** True if a click is reported. */
  isOperable: boolean;
  page: string;
  pageScheme: string;
  config: ResolvedPlainConfig['plainGalleryConfig'];
  labels: ResolvedPlainConfig['accessibilityConfig'];
  classNames: PlainGalleryClassNames;
  slots: PlainGallerySlots | undefined;
}

function Thumbnail(props: ThumbnailProps): ReactNode {
  const { image, index, count, fragment, isViewed, config, classNames, slots, style } = props;
  const slot = slots?.thumbnail;
  const context = { image, index, count, active: false };
  const { layout, advanced, caption } = config;
  const imageLabels = getPlainThumbnailLabels(image, index, count, props.labels);
  const size: Size = style ? {} : { ...layout.size, ...image.thumb?.size };
  const data = props.data ?? getThumbnailData(image, size.width);
  const isBackground = advanced.aTags && !slot;
  const href = isViewed
    ? `${props.page}#${fragment}`
    : sanitizeLinkUrl(getFileUrl(image), props.pageScheme);
  const link = {
    ...(href ? { href } : props.isOperable && { role: 'button', tabIndex: 0 }),
    // Without a full view the thumbnail is what the URL leads to.
    id: isViewed ? undefined : fragment,
    'data-index': index,
    'data-ks-image': image.id,
    'data-video': image.video && '',
    className: joinClasses(
      'ks-plain-thumbnail',
      isBackground && 'a-tag-image',
      classNames.thumbnail,
    ),
  };
  const text = caption && plainText(image.thumb?.caption || image.caption || '');
  const captionElement = text && (
    // A text that names the link already is not read twice.
    <span
      className="ks-plain-caption"
      dir="auto"
      aria-hidden={text === imageLabels.alt || undefined}
    >
      {text}
    </span>
  );
  const defaultRender = () => (
    <>
      <ResponsiveImage
        {...{ data, context, slots, imageLabels }}
        className={joinClasses('ks-plain-image', classNames.thumbnailImage)}
        style={size}
        loading={image.loading ?? 'lazy'}
        fetchPriority={image.fetchPriority}
      />
      {captionElement}
    </>
  );
  if (!isBackground) {
    return (
      <a
        {...link}
        style={
          style ?? (slot || !caption ? undefined : getDistantSize(size, data, caption === 'below'))
        }
      >
        {slot ? <SafeSlot {...context} {...{ slot, defaultRender }} /> : defaultRender()}
      </a>
    );
  }
  return (
    <BackgroundThumbnail
      {...{ data, imageLabels, link }}
      style={{ ...size, ...style }}
      addition={advanced.additionalBackground}
      placeholder={image.placeholder}
    >
      {captionElement}
    </BackgroundThumbnail>
  );
}

interface BackgroundThumbnailProps {
  data: ImageFile;
  imageLabels: ImageLabels;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
  style: CSSProperties;
  /** What follows the URL in the background. */
  addition: string;
  placeholder: string | undefined;
  children: ReactNode;
}

/** Link with its image as background. */
function BackgroundThumbnail(props: BackgroundThumbnailProps): ReactNode {
  const { imageLabels, link, style, addition, placeholder, children } = props;
  const element = useRef<HTMLAnchorElement>(null);
  const [{ data }] = useFiles(props.data, element);
  const layers = [data.src, data.fallbackImg]
    .map(sanitizeImageUrl)
    .filter(Boolean)
    .map((url) => `url(${cssString(url)}) ${addition}`);
  const background = [...layers, getPlaceholderLayer(placeholder)].filter(Boolean).join(', ');
  return (
    <a
      ref={element}
      {...link}
      // What leads nowhere has no name otherwise.
      role={link.href ? undefined : (link.role ?? 'img')}
      style={{ ...style, background }}
      aria-label={imageLabels.ariaLabel || imageLabels.alt}
      title={isolate(imageLabels.title) || undefined}
    >
      {children}
    </a>
  );
}
