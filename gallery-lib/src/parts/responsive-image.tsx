'use client';
import { useRef, useState, version, type CSSProperties, type ReactNode } from 'react';
import { sanitizeImageUrl } from '../core/url';
import type { ImageLabels } from '../core/image-labels';
import type { AutoSizes } from '../core/layout-registry';
import { useBeforePaint } from '../core/use-before-paint';
import { useLatest } from '../core/use-latest';
import type { GalleryImage, ImageData } from '../model/image';

interface ResponsiveImageProps {
  data: ImageData & Partial<AutoSizes>;
  imageLabels: ImageLabels;
  className?: string;
  'data-state'?: 'disabled';
  style?: CSSProperties;
  loading?: GalleryImage['loading'];
  fetchpriority?: GalleryImage['fetchpriority'];
  /** Called with true when the image has loaded, and with false when it and its fallback have failed. */
  onStatusChange?: (loaded: boolean, element: HTMLImageElement | null) => void;
}

// React 19 knows the property in camel case; React 18 passes the lower-case attribute through.
const PRIORITY = parseInt(version) >= 19 ? 'fetchPriority' : 'fetchpriority';

/** `<img>`, or `<picture>` with `sources`; `fallbackImg` is requested once on an error. Needs a `key` per image. */
export function ResponsiveImage(props: ResponsiveImageProps): ReactNode {
  const { data, imageLabels, className, style, loading, fetchpriority, onStatusChange } = props;
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const url = sanitizeImageUrl(broken ? data.fallbackImg : data.img);

  const finish = (loaded: boolean) => {
    if (!loaded && !broken && sanitizeImageUrl(data.fallbackImg)) setBroken(true);
    else onStatusChange?.(loaded, element.current);
  };
  const latest = useLatest(finish);
  // An image in the server's HTML may have loaded or failed before hydration added the listeners, and a preloaded one is
  // complete at once: it must not be hidden in the first frame.
  useBeforePaint(() => {
    const image = element.current;
    if (!url || image?.complete) latest.current(Boolean(url && image?.naturalWidth));
  }, [url, latest]);

  const image = (
    <img
      ref={element}
      className={className}
      style={style}
      data-state={props['data-state']}
      alt={imageLabels.alt}
      title={imageLabels.title || undefined}
      aria-label={imageLabels.ariaLabel}
      width={data.width}
      height={data.height}
      sizes={data.autoSizes}
      loading={loading}
      decoding="async"
      draggable={false}
      {...{ [PRIORITY]: fetchpriority }}
      onLoad={() => finish(true)}
      onError={() => finish(false)}
      // After `loading` and the priority, because setting `src` starts the request.
      src={url || undefined}
    />
  );
  if (broken || !data.sources?.length) return image;
  return (
    <picture>
      {data.sources.map((source, index) => (
        <source
          key={index}
          srcSet={source.srcset}
          media={source.media}
          type={source.type}
          sizes={source.sizes}
        />
      ))}
      {image}
    </picture>
  );
}
