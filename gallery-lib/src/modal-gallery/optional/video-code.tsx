'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { VIDEO_LABELS } from '../../model/defaults/labels/video-labels';
import { VideoPlayer } from '../../video/video-player';
import { shared } from '../dialog/gallery-dialog';
import type { ModalModel } from '../model/use-modal-view';

interface VideoSlideProps extends Pick<ComponentProps<typeof VideoPlayer>, 'children'> {
  model: ModalModel;
}

/** Active video of a modal gallery. */
export function VideoSlide({ model, children }: VideoSlideProps): ReactNode {
  const { context, config, imageLabels, imageStatus } = model;
  return (
    <VideoPlayer
      image={context.image}
      getControls={shared.getControls}
      labels={config.accessibilityConfig}
      imageLabels={imageLabels}
      isActive={imageStatus.status !== 'failed'}
      onHold={model.setHeld}
      onFail={() => imageStatus.onStatusChange(false)}
    >
      {children}
    </VideoPlayer>
  );
}

const configs = new WeakMap<ResolvedModalConfig, ResolvedModalConfig>();

function adaptConfig(config: ResolvedModalConfig): ResolvedModalConfig {
  const labels = { ...VIDEO_LABELS, ...config.accessibilityConfig };
  const fill = (action: string) => labels.videoZoomText.replace('{action}', action);
  return {
    ...config,
    zoomConfig: { ...config.zoomConfig, enable: false },
    accessibilityConfig: {
      ...labels,
      imageErrorText: labels.videoErrorText,
      zoomInAriaLabel: fill(labels.zoomInAriaLabel),
      zoomInTitle: fill(labels.zoomInTitle),
      zoomOutAriaLabel: fill(labels.zoomOutAriaLabel),
      zoomOutTitle: fill(labels.zoomOutTitle),
    },
  };
}

/** Returns the options while a video is shown: without zoom, whose buttons say why. The same for the same options. */
export function getVideoConfig(config: ResolvedModalConfig): ResolvedModalConfig {
  const adapted = configs.get(config) ?? adaptConfig(config);
  configs.set(config, adapted);
  return adapted;
}
