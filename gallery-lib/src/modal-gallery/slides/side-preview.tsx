import type { ReactNode } from 'react';
import { getCaption } from '../../core/text/caption';
import { getImageLabels } from '../../core/text/image-labels';
import { getThumbnailData, hasImage } from '../../core/url/sources';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { ResponsiveImage } from '../../parts/image/responsive-image';
import type { ModalModel } from '../model/use-modal-view';

interface SidePreviewProps {
  model: ModalModel;
  isNext: boolean;
}

/** Previous or next image beside the active one; without a neighbour, an empty box keeps the space. */
export function SidePreview({ model, isNext }: SidePreviewProps): ReactNode {
  const { gallery, state, config, classNames, slots, neighbours, imageStatus } = model;
  const { show, size } = config.slideConfig.sidePreviews;
  if (!show) return null;
  const direction = isNext ? 'next' : 'previous';
  const index = neighbours[direction];
  const image = state.images[index];
  const className = joinClasses('ks-side-preview', `ks-${direction}`, classNames.sidePreview);
  if (!image || imageStatus.status === 'loading' || !hasImage(image))
    return <div className={className} style={size} data-no-gesture="" />;
  const data = getThumbnailData(image, size.width);
  const { accessibilityConfig: labels, currentImageConfig } = config;
  const { description } = currentImageConfig;
  const context = { image, index, count: state.images.length, active: false };
  const caption = getCaption(description, context);
  const imageLabels = getImageLabels(
    image,
    labels.imageAriaLabel,
    index,
    model.toText(caption),
    true,
    model.toText,
  );
  return (
    <button
      type="button"
      className={className}
      style={{ width: size.width }}
      data-no-gesture=""
      onClick={(event) => gallery.move(direction, getAction(event))}
    >
      <ResponsiveImage key={image.id} {...{ data, context, slots, imageLabels }} style={size} />
    </button>
  );
}
