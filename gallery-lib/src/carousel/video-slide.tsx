'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Action } from '../model/enums';
import { usePlayback } from '../video/use-playback';
import { VideoPlayer } from '../video/video-player';
import { getFiles } from '../video/video-files';
import type { SlideVideoProps, StartedVideoProps } from './slide';

/** Returns whether the user has started a video, or is about to. */
export function isUsed(player: HTMLVideoElement | null): boolean {
  return player !== null && (!player.paused || player.currentTime > 0 || player.matches(':focus'));
}

/** Returns what is called when a video begins and ends: its slide becomes the active one, and autoplay waits. */
function useHold({ index, active, slides, onReadyChange }: SlideVideoProps) {
  const [isHeld, setHeld] = useState<boolean>();
  useEffect(() => {
    // As for an image that is loading. After every change, because a poster that arrives late says that the slide is ready.
    if (active && isHeld !== undefined) onReadyChange(isHeld ? undefined : true);
  });
  return (holds?: boolean) => {
    setHeld(holds);
    // It is one of several that are visible.
    if (holds && !active) slides.dispatch({ type: 'goTo', index, action: Action.CLICK });
  };
}

/** Player in a slide of a carousel. */
export function VideoSlide(props: SlideVideoProps): ReactNode {
  const { image, active, imageLabels, config, onStatus, children } = props;
  return (
    <VideoPlayer
      image={image}
      labels={config.accessibilityConfig}
      imageLabels={imageLabels}
      isActive={active}
      onHold={useHold(props)}
      onFail={(errorText) => onStatus('failed', errorText)}
    >
      {children}
    </VideoPlayer>
  );
}

/** Follows a video that the user has used before this code has arrived; it keeps the controls of the browser. */
export function StartedVideo(props: StartedVideoProps): undefined {
  const { video, active, element } = props;
  // Its files stay, because it may play.
  const [place] = useState(() => getFiles(video));
  usePlayback({
    element,
    place,
    isActive: active,
    onHold: useHold(props),
  });
}
