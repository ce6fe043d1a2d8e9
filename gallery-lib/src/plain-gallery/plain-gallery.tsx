'use client';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { sanitizeImageUrl } from '../core/url';
import { getPlainThumbnailLabels } from '../core/image-labels';
import { createIdRegistry } from '../core/registry';
import { resolvePlainConfig, type ResolvedPlainConfig } from '../core/resolve-plain';
import { hasImage, getThumbnailData } from '../core/sources';
import { checkId, checkImages } from '../core/validate';
import { checkLayout } from '../core/validate-plain';
import { PlainGalleryStrategy } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type { PlainLibConfig } from '../model/lib-config';
import { ResponsiveImage } from '../parts/responsive-image';
import { useUniqueId } from '../parts/use-unique-id';
import { backgroundLayer, containerStyle, getVisibleCount } from './layout-style';

/** Props of `PlainGallery`. */
export interface PlainGalleryProps {
  /** Integer >= 0, unique among the mounted plain galleries. */
  id: number;
  /** The images; an empty array renders an empty gallery. */
  images: readonly GalleryImage[];
  /** Options. A change takes effect immediately. */
  config?: PlainLibConfig;
  /** Called with the 0-based index of the thumbnail that was activated by pointer or keyboard. Default: the thumbnail links to its image. */
  onClickImage?: (index: number) => void;
  /** Additional CSS classes of the container. */
  className?: string;
  /** Inline styles of the container; they override those of the layout. */
  style?: CSSProperties;
}

const registry = createIdRegistry('Plain gallery');

function getIndex(event: { target: EventTarget }): number | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-index]');
  return link ? Number(link.dataset.index) : undefined;
}

/**
 * List of thumbnails. Each is a link to its image, so that it works before and without scripts. With `onClickImage` a
 * click without a modifier key, Enter and Space call it instead of following the link.
 * @throws GalleryError `INVALID_ID`, `INVALID_IMAGE` or `LAYOUT_MISMATCH` during render; `DUPLICATE_ID` after mount.
 */
export function PlainGallery(props: PlainGalleryProps): ReactNode {
  const { id, images, config, onClickImage, className, style } = props;
  const { plainGalleryConfig, accessibilityConfig } = resolvePlainConfig(config);
  checkId('Plain gallery', id);
  checkImages('Plain gallery', id, images, true);
  checkLayout(id, plainGalleryConfig);
  useUniqueId(registry, id);

  const select = (event: MouseEvent | KeyboardEvent) => {
    const index = getIndex(event);
    if (index === undefined || !onClickImage) return;
    event.preventDefault();
    onClickImage(index);
  };
  // One listener for all thumbnails. Clicks with a modifier key, which open a new tab, are left to the browser.
  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) select(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') select(event);
  };

  return (
    <div
      className={`ks-plain-gallery ${className ?? ''}`.trim()}
      style={{ ...containerStyle(plainGalleryConfig), ...style }}
      data-layout={PlainGalleryStrategy[plainGalleryConfig.strategy]?.toLowerCase()}
      role="group"
      aria-label={accessibilityConfig.plainGalleryContentAriaLabel}
      title={accessibilityConfig.plainGalleryContentTitle || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {images
        .slice(0, getVisibleCount(plainGalleryConfig, images.length))
        .map((image, index) =>
          hasImage(image) ? (
            <Thumbnail
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              config={plainGalleryConfig}
            />
          ) : null,
        )}
    </div>
  );
}

interface ThumbnailProps {
  image: GalleryImage;
  index: number;
  count: number;
  config: ResolvedPlainConfig['plainGalleryConfig'];
}

function Thumbnail({ image, index, count, config }: ThumbnailProps): ReactNode {
  const { layout, advanced } = config;
  const { alt, title, ariaLabel } = getPlainThumbnailLabels(image, index, count);
  const { width, height } = { ...layout.size, ...image.plain?.size };
  const data = getThumbnailData(image, width);
  const link = { href: sanitizeImageUrl(image.modal.img), 'data-index': index };
  if (advanced.aTags) {
    const layers = [data.img, data.fallbackImg]
      .map(sanitizeImageUrl)
      .filter(Boolean)
      .map((url) => backgroundLayer(url, advanced.additionalBackground));
    return (
      <a
        {...link}
        className="ks-plain-thumbnail a-tag-image"
        style={{ width, height, background: layers.join(', ') }}
        aria-label={ariaLabel ?? alt}
        title={title || undefined}
      />
    );
  }
  return (
    <a {...link} className="ks-plain-thumbnail">
      <ResponsiveImage
        key={data.img}
        data={data}
        imageLabels={{ alt, title, ariaLabel }}
        className="ks-plain-image"
        style={{ width, height }}
        loading={image.loading ?? 'lazy'}
        fetchpriority={image.fetchpriority}
      />
    </a>
  );
}
