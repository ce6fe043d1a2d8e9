'use client';
import { useEffect, useRef, useState, version, type CSSProperties, type ReactNode } from 'react';
import { safeImageAddress } from '../core/address';
import type { ImageTexts } from '../core/names';
import type { GalleryImage, ImageData } from '../model/image';

interface GalleryPictureProps {
  data: ImageData;
  texts: ImageTexts;
  className?: string;
  style?: CSSProperties;
  loading?: GalleryImage['loading'];
  fetchpriority?: GalleryImage['fetchpriority'];
  /** Told once the picture is there, with its element, or once neither it nor its fallback could be loaded. */
  onSettle?: (loaded: boolean, element: HTMLImageElement | null) => void;
}

// React knows the property in camel case since version 19 and passes the attribute through before.
const PRIORITY = Number.parseInt(version) >= 19 ? 'fetchPriority' : 'fetchpriority';

/** A picture with its formats; a broken address is replaced by the fallback, once. Give it a key per image. */
export function GalleryPicture(props: GalleryPictureProps): ReactNode {
  const { data, texts, className, style, loading, fetchpriority, onSettle } = props;
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const address = safeImageAddress(broken ? data.fallbackImg : data.img);

  const fail = () => {
    if (!broken && safeImageAddress(data.fallbackImg)) setBroken(true);
    else onSettle?.(false, element.current);
  };
  const settle = useRef({ fail, load: () => onSettle?.(true, element.current) });
  useEffect(() => {
    settle.current = { fail, load: () => onSettle?.(true, element.current) };
  });

  // A picture in the server's HTML may have settled before anybody listened.
  useEffect(() => {
    const image = element.current;
    if (!address) settle.current.fail();
    else if (image?.complete) settle.current[image.naturalWidth > 0 ? 'load' : 'fail']();
  }, [address]);

  const image = (
    <img
      ref={element}
      className={className}
      style={style}
      alt={texts.alt}
      title={texts.title || undefined}
      aria-label={texts.ariaLabel}
      width={data.width}
      height={data.height}
      loading={loading}
      decoding="async"
      draggable={false}
      {...(fetchpriority ? { [PRIORITY]: fetchpriority } : undefined)}
      onLoad={() => settle.current.load()}
      onError={() => settle.current.fail()}
      // Last, so that the browser knows priority and loading before it starts.
      src={address || undefined}
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
