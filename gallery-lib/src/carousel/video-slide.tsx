'use client';
import type { ReactNode } from 'react';
import { VideoPlayer } from '../video/video-player';
import type { SlideVideoProps } from './slide';

/** Player in a slide of a carousel. */
export function VideoSlide(props: SlideVideoProps): ReactNode {
  const { image, active, imageLabels, config, onReadyChange, onStatus, children } = props;
  return (
    <VideoPlayer
      image={image}
      labels={config.accessibilityConfig}
      name={imageLabels.alt}
      isActive={active}
      // Autoplay waits as for an image that is loading.
      onPlayingChange={(isPlaying) => active && onReadyChange(!isPlaying)}
      onFail={() => onStatus('failed')}
    >
      {children}
    </VideoPlayer>
  );
}
