import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { getImageLabels } from '../core/text/image-labels';
import { getNumberedTitle } from '../core/text/plain-labels';
import { plainText } from '../core/text/plain-text';
import type { FullViewsProps, SharedViewProps } from '../core/link-registry';
import { getFileUrl, hasImage } from '../core/url/sources';
import { isDataUrl, sanitizeLinkUrl } from '../core/url/url';
import type { NormalizedImage } from '../core/images/normalized-image';
import { renderVideo } from '../parts/image/video-element';
import { fullImageStyle } from './full-image';

const MAX_VIEWS = 60;

/** Returns the images with a full view: none in a list of more than 60. */
export function getViewedImages(images: readonly NormalizedImage[]): readonly NormalizedImage[] {
  return images.length > MAX_VIEWS ? [] : images.filter(hasImage);
}

/** Returns whether the URL of an image, which contains the file, is also that of its thumbnail. */
export const isShared = ({ src, thumb, video }: NormalizedImage): boolean =>
  isDataUrl(src) && (thumb?.src || src) === src && !video;

/** Pauses the videos whose view is not shown or in a hidden tab: the browser continues playing them. */
function pauseHiddenVideos(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('.ks-view video'))
    if (!video.paused && (document.hidden || !video.offsetParent)) video.pause();
}

/**
 * A view of each image in the size of the window, which the stylesheet shows while the URL has its fragment and no
 * script reports clicks. Hidden views stay in the document: without a box they cost no request and are in no
 * accessibility tree, and removing them would cost a second render. Those of thumbnails that the stylesheet shows in
 * their view are rendered by `SharedView`.
 */
export function FullViews({ viewed, sharedCount, ...props }: FullViewsProps): ReactNode {
  useEffect(() => {
    pauseHiddenVideos();
    // The same function is added once, however many galleries there are, and does nothing without a view.
    for (const name of ['hashchange', 'visibilitychange'])
      addEventListener(name, pauseHiddenVideos);
  }, []);
  return (
    <>
      <span id={props.link.name} className="ks-view-end" />
      {viewed.map(
        (image) =>
          !(isShared(image) && props.images.indexOf(image) < sharedCount) && (
            <FullView key={image.id} {...props} {...{ viewed, image }} />
          ),
      )}
    </>
  );
}

/** The view of an image whose data is in the thumbnail before it, where the stylesheet enlarges that; else nothing. */
export function SharedView(props: SharedViewProps): ReactNode {
  return props.viewed.includes(props.image) && isShared(props.image) ? (
    <FullView {...props} isEmpty />
  ) : null;
}

interface FullViewProps extends SharedViewProps {
  /** True if the image is shown by another element. */
  isEmpty?: boolean;
}

function FullView(props: FullViewProps): ReactNode {
  const { link, images, labels, image, viewed, page, isEmpty } = props;
  const position = viewed.indexOf(image);
  const index = images.indexOf(image);
  const count = images.length;
  const { alt, ariaLabel } = getImageLabels(
    image,
    labels.imageAriaLabel,
    index,
    '',
    false,
    plainText,
  );
  const name = ariaLabel ?? alt;
  const fileUrl = sanitizeLinkUrl(getFileUrl(image), props.pageScheme);
  const style = isEmpty ? undefined : (fullImageStyle(image) as CSSProperties);
  const renderLink = (target: NormalizedImage | undefined, text: string, name: string) =>
    target && (
      <a href={`${page}#${link.getFragment(target)}`} aria-label={name}>
        {text}
      </a>
    );
  // The arrows are mirrored in text from right to left.
  return (
    <div
      className={isEmpty ? 'ks-view ks-shared-view' : 'ks-view'}
      id={link.getFragment(image)}
      tabIndex={-1}
    >
      <a href={`${page}#${link.name}`} aria-label={labels.fullViewCloseAriaLabel}>
        ×
      </a>
      <figure>
        {image.video ? (
          renderVideo({ video: image.video, 'aria-label': name, style })
        ) : (
          <span role="img" aria-label={name} style={style} />
        )}
        <figcaption dir="auto">{getNumberedTitle(labels, index, count, image.caption)}</figcaption>
      </figure>
      {fileUrl && <a href={fileUrl}>{labels.fullViewFileText}</a>}
      {renderLink(viewed[position - 1], '‹', labels.mainPrevImageAriaLabel)}
      <span>{`${index + 1} / ${count}`}</span>
      {renderLink(viewed[position + 1], '›', labels.mainNextImageAriaLabel)}
    </div>
  );
}
