'use client';
import type { ReactNode } from 'react';
import { VideoPlayer } from '../video/video-player';
import type { VideoCore } from '../video/video-files';
import type { SlideVideoProps } from './slide';

/** Player in a slide of a carousel. */
export function VideoSlide(props: SlideVideoProps & VideoCore): ReactNode {
  const { image, active, imageLabels, config, onReadyChange, onStatus, children } = props;
  return (
    <VideoPlayer
      image={image}
      sanitize={props.sanitize}
      prefersReducedMotion={props.prefersReducedMotion}
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
