import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { breakpointStyle } from '../../parts/image/breakpoint-style';
import { Thumbnails } from '../../parts/thumbnails';
import type { Size } from '../../model/options/size';
import type { ModalModel } from '../model/use-modal-view';

/** Limits a width that follows the file: all thumbnails are as wide as the widest, which may be a panorama. */
function limitWidth(size: Size): CSSProperties {
  const { width, height } = size;
  const isOfFile = width === 'auto' && height !== 'auto';
  return isOfFile ? { ...size, maxWidth: `calc(2 * ${height})` } : size;
}

type ModalThumbnailsProps = Pick<
  ModalModel,
  'gallery' | 'state' | 'config' | 'classNames' | 'slots' | 'libConfig'
>;

/** Thumbnails below the active image. They need not render again for what becomes of it. */
export const ModalThumbnails = memo(function ModalThumbnails(
  props: ModalThumbnailsProps,
): ReactNode {
  const { gallery, state, config, classNames, slots, libConfig } = props;
  const { previewConfig: previews, slideConfig, accessibilityConfig: labels } = config;
  // Width, maxHeight and breakpoints are used only if the options set one of them and no size.
  const own = libConfig?.previewConfig;
  const usesBreakpoints = !own?.size && Boolean(own?.width ?? own?.maxHeight ?? own?.breakpoints);
  const width = own?.width;
  const imageStyle = useMemo(
    (): CSSProperties =>
      usesBreakpoints ? { width, height: 'var(--ks-preview-height)' } : limitWidth(previews.size),
    [usesBreakpoints, width, previews.size],
  );
  if (!previews.visible) return null;
  return (
    <Thumbnails
      {...{ state, labels, classNames, slots, imageStyle }}
      config={previews}
      wraps={slideConfig.infinite}
      followsWheel
      prefix="preview"
      style={usesBreakpoints ? breakpointStyle(previews) : undefined}
      onSelect={gallery.goTo}
    />
  );
});
