'use client';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { ImageVideo } from '../model/video';
import { VideoFiles } from './video-files';

interface FullVideoProps {
  video: ImageVideo;
  /** Accessible name. */
  name: string;
  /** Shows the poster as a background. */
  style: CSSProperties;
}

/** Video of a full view, with the controls of the browser. Where scripts run, it pauses when another URL hides it. */
export default function FullVideo({ video, name, style }: FullVideoProps): ReactNode {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const pause = () => element.current?.pause();
    addEventListener('hashchange', pause);
    return () => removeEventListener('hashchange', pause);
  }, []);
  return (
    <div role="group" aria-label={name} style={style}>
      <video
        ref={element}
        aria-label={name}
        controls
        preload="none"
        playsInline
        loop={video.loop}
        muted={video.muted}
      >
        <VideoFiles video={video} />
      </video>
    </div>
  );
}
