import type { CSSProperties, ReactNode } from 'react';
import { breakpointStyle } from '../../parts/image/breakpoint-style';
import { Thumbnails } from '../../parts/thumbnails';
import type { Size } from '../../model/options/size';
import type { ModalModel } from './use-modal-view';

/** Limits a width that follows the file: all thumbnails are as wide as the widest, which may be a panorama. */
function limitWidth(size: Size): CSSProperties {
  const { width, height } = size;
  const isOfFile = width === 'auto' && height !== 'auto';
  return isOfFile ? { ...size, maxWidth: `calc(2 * ${height})` } : size;
}

/** Thumbnails below the active image. */
export function ModalThumbnails({ model }: { model: ModalModel }): ReactNode {
  const { gallery, state, config, classNames, slots, libConfig } = model;
  const { previewConfig: previews, slideConfig, accessibilityConfig: labels } = config;
  if (!previews.visible) return null;
  // Width, maxHeight and breakpoints are used only if the options set one of them and no size.
  const own = libConfig?.previewConfig;
  const usesBreakpoints = !own?.size && Boolean(own?.width ?? own?.maxHeight ?? own?.breakpoints);
  const imageStyle: CSSProperties = usesBreakpoints
    ? { width: own?.width, height: 'var(--ks-preview-height)' }
    : limitWidth(previews.size);
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
}
