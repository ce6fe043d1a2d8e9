'use client';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { safeImageAddress } from '../core/address';
import { plainTexts } from '../core/names';
import { createIdRegistry } from '../core/registry';
import { resolvePlainConfig, type ResolvedPlainConfig } from '../core/resolve-plain';
import { hasPicture, thumbnailOf } from '../core/sources';
import { checkId, checkImages } from '../core/validate';
import { checkLayout } from '../core/validate-plain';
import { PlainGalleryStrategy } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type { PlainLibConfig } from '../model/lib-config';
import { GalleryPicture } from '../parts/gallery-picture';
import { useUniqueId } from '../parts/use-unique-id';
import { backgroundLayer, containerStyle, shownCount } from './layout-style';

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

function indexOf(event: { target: EventTarget }): number | undefined {
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

  const choose = (event: MouseEvent | KeyboardEvent) => {
    const index = indexOf(event);
    if (index === undefined || !onClickImage) return;
    event.preventDefault();
    onClickImage(index);
  };
  // One listener for the whole list; clicks that ask for a new tab stay with the browser.
  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) choose(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') choose(event);
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
        .slice(0, shownCount(plainGalleryConfig, images.length))
        .map((image, index) =>
          hasPicture(image) ? (
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
  const { alt, title, ariaLabel } = plainTexts(image, index, count);
  const { width, height } = { ...layout.size, ...image.plain?.size };
  const data = thumbnailOf(image, width);
  const link = { href: safeImageAddress(image.modal.img), 'data-index': index };
  if (advanced.aTags) {
    const layers = [data.img, data.fallbackImg]
      .map(safeImageAddress)
      .filter(Boolean)
      .map((address) => backgroundLayer(address, advanced.additionalBackground));
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
      <GalleryPicture
        key={data.img}
        data={data}
        texts={{ alt, title, ariaLabel }}
        className="ks-plain-image"
        style={{ width, height }}
        loading={image.loading ?? 'lazy'}
        fetchpriority={image.fetchpriority}
      />
    </a>
  );
}
