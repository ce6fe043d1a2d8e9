import type { ComponentProps, ReactNode } from 'react';
import type { ImageVideo } from '../model/video';

interface VideoElementProps extends ComponentProps<'video'> {
  video: ImageVideo;
}

/**
 * Video that works without scripts, with the controls of the browser. A media element runs no script, whatever the
 * scheme of its URLs.
 */
export function VideoElement({ video, ...props }: VideoElementProps): ReactNode {
  const { sources, tracks, loop, muted } = video;
  return (
    <video controls preload="none" playsInline {...{ loop, muted }} {...props}>
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      {tracks?.map((track) => (
        <track key={track.src} kind="captions" {...track} />
      ))}
    </video>
  );
}
