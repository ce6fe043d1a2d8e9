'use client';
import {
  useRef,
  useState,
  version,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { ImageLabels } from '../../core/text/image-labels';
import { isolate } from '../../core/text/direction';
import type { AutoSizes } from '../../core/layout-registry';
import { getPlaceholderLayer } from '../../core/images/placeholder';
import type { SizedData } from '../../core/url/sources';
import { sanitizeImageUrl } from '../../core/url/url';
import { useBeforePaint } from '../../core/use-before-paint';
import { prefersReducedMotion } from '../../core/reduced-motion';
import { useLatest } from '../../core/use-latest';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { PlainGallerySlots, SlotImageProps } from '../../model/slots';
import type { SlideContext } from './slide-figure';
import { joinClasses } from '../join-classes';
import { SafeSlot } from '../slot';
import { useFiles } from './use-files';

export interface ResponsiveImageProps {
  data: SizedData & Partial<AutoSizes>;
  context: SlideContext;
  slots: PlainGallerySlots | undefined;
  imageLabels: ImageLabels;
  /** URL of a small file that is shown in the box of the image until it can be painted. */
  thumbnail?: string;
  className?: string;
  'data-state'?: 'disabled';
  style?: CSSProperties;
  loading?: NormalizedImage['loading'];
  fetchPriority?: NormalizedImage['fetchPriority'];
  /**
   * Called with true when the image has loaded, with false when it and its fallback have failed, and without a status
   * while nothing is seen of it.
   */
  onStatusChange?: (loaded: boolean | undefined, element: HTMLImageElement | null) => void;
}

/** Props of what is shown in place of a thumbnail that has failed. */
export interface BrokenThumbnailProps extends ResponsiveImageProps {
  tooltip: string | undefined;
}

// React 19 knows the property in camel case; React 18 passes the lower-case attribute through.
const PRIORITY = parseInt(version) >= 19 ? 'fetchPriority' : 'fetchpriority';

/** Time in ms for which a thumbnail stays below its decoded image, whose first frame browsers may still paint in parts. */
const THUMBNAIL_TIME = 300;

/** Fades images in over their placeholders; fetched for the first image that has one. */
let fadeIn: ((image: HTMLElement) => void) | undefined;

/** `<img>`, `<picture>` with `sources`, or the slot `image`; `fallbackImg` is requested once on an error. Needs a `key` per image. */
export function ResponsiveImage(props: ResponsiveImageProps): ReactNode {
  const { context, imageLabels, className, onStatusChange, thumbnail } = props;
  const placeholder = getPlaceholderLayer(context.image.placeholder);
  // That of a renewed URL would appear behind the image.
  const [ground] = useState(
    placeholder ?? (thumbnail && `url(${JSON.stringify(thumbnail)}) 0 0 / 100% 100%`),
  );
  /** In place of a thumbnail that has failed; fetched then. */
  const [Tile, setTile] = useState<ComponentType<BrokenThumbnailProps>>();
  const element = useRef<HTMLImageElement>(null);
  const isCustom = props.slots?.image !== undefined;
  const [files, setFiles] = useFiles(props.data, element, {
    // A slot has its own sources.
    getFirstAttempt: ({ sources }) => (sources?.length && !isCustom ? 0 : 1),
    isCustom,
    onReplace: () => setTile(undefined),
  });
  const { data, attempt, serial, before } = files;
  const url = sanitizeImageUrl(attempt > 1 ? data.fallbackImg : data.src);

  const finish = (loaded?: boolean) => {
    if (loaded === undefined) {
      onStatusChange?.(undefined, element.current);
      return;
    }
    const { currentSrc, src } = element.current ?? {};
    // No source may apply, so that the image itself has failed.
    const next = attempt === 0 && currentSrc !== src ? 1 : 2;
    if (!loaded && before) setFiles(before);
    else if (!loaded && attempt < next && (next === 1 || sanitizeImageUrl(data.fallbackImg)))
      setFiles({ ...files, attempt: next });
    else {
      // It would be seen through a transparent image, and behind the text of one that has failed.
      const hide = () => element.current?.style.setProperty('background', 'none');
      if (placeholder || (thumbnail && !loaded)) hide();
      // Until then the browser would paint nothing in its place.
      else if (thumbnail)
        element.current?.decode?.().then(() => setTimeout(hide, THUMBNAIL_TIME), hide);
      onStatusChange?.(loaded, element.current);
      // A full image has an error state.
      if (!loaded && !onStatusChange)
        import('../broken/broken-thumbnail').then(
          (code) => setTile(() => code.BrokenThumbnail),
          // Its alternative text is there.
          () => undefined,
        );
    }
  };
  const latest = useLatest(finish);
  // An image in the server's HTML may have loaded or failed before hydration added the listeners, and a preloaded one is
  // complete at once: it must not be hidden in the first frame.
  useBeforePaint(() => {
    const image = element.current;
    if (!url || image?.complete) latest.current(Boolean(image?.naturalWidth));
    else if (!image?.naturalWidth) latest.current();
    if (!placeholder) return;
    import('../fade-in').then(
      (code) => {
        fadeIn = code.fadeIn;
      },
      // The image is shown at once.
      () => undefined,
    );
  }, [url, attempt, serial, latest, placeholder]);

  const attributes = {
    ref: element,
    className,
    style: { ...props.style, background: ground },
    'data-state': props['data-state'],
    alt: imageLabels.alt,
    title: isolate(imageLabels.title) || undefined,
    'aria-label': imageLabels.ariaLabel,
    width: data.width,
    height: data.height,
    sizes: data.autoSizes,
    loading: props.loading,
    decoding: 'async' as const,
    draggable: false,
    [PRIORITY]: props.fetchPriority,
    onLoad: () => {
      if (placeholder && element.current && !prefersReducedMotion()) fadeIn?.(element.current);
      finish(true);
    },
    onError: () => finish(false),
    // After `loading` and the priority, because setting `src` starts the request.
    src: url || undefined,
  };
  const renderDefault = () => {
    const image = <img key={serial} {...attributes} alt={imageLabels.alt} />;
    if (attempt > 0 || !data.sources) return image;
    return (
      <picture key={serial}>
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
  };
  if (Tile)
    return (
      <Tile
        {...props}
        className={joinClasses('ks-broken', className)}
        tooltip={isolate(imageLabels.title) || undefined}
      />
    );
  const slot = props.slots?.image;
  if (!slot || !url) return renderDefault();
  const imageProps: SlotImageProps = {
    ...attributes,
    src: url,
    sizes: data.sizes ?? '100vw',
    // The default of `<img>`, which is not that of every component.
    loading: props.loading ?? 'eager',
  };
  return (
    <SafeSlot
      {...context}
      slot={(given) => slot({ ...given, imageProps })}
      defaultRender={renderDefault}
    />
  );
}
