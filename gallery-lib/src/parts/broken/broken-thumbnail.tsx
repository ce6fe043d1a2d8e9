'use client';
import type { ReactNode } from 'react';
import type { BrokenThumbnailProps } from '../image/responsive-image';

/** Tile with the name of an image in place of its thumbnail. */
export function BrokenThumbnail(props: BrokenThumbnailProps): ReactNode {
  const { context, data, imageLabels, className, style } = props;
  const { alt, title } = imageLabels;
  const caption = context.image.caption?.replace(/<[^>]*>/g, '');
  const name = imageLabels.ariaLabel || alt;
  return (
    <span
      className={className}
      // As wide as the image would be, if that is known.
      style={{
        ...style,
        ...(data.width ? { aspectRatio: `${data.width} / ${data.height}` } : { minWidth: 72 }),
      }}
      title={props.tooltip}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <span className="ks-icon ks-icon-broken" />
      <span dir="auto">{alt || title || caption || context.index + 1}</span>
    </span>
  );
}
