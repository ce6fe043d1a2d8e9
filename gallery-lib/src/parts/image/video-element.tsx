import type { ComponentProps, ReactNode } from 'react';
import { sanitizeImageUrl } from '../../core/url/url';
import type { ImageVideo } from '../../model/video';

interface VideoProps extends ComponentProps<'video'> {
  video: ImageVideo;
}

/** An empty image, so that the poster below it is seen: without any, Chrome covers it by a dark area of its own. */
const NO_POSTER = 'data:,';

/**
 * Returns a video that works without scripts, with the controls of the browser. No component, because React 18 does not
 * pass a `ref` to one.
 */
export function renderVideo({ video, ...props }: VideoProps): ReactNode {
  const { sources, tracks, loop, muted } = video;
  return (
    <video controls poster={NO_POSTER} preload="none" playsInline {...{ loop, muted }} {...props}>
      {sources?.map(({ src, type }, index) => (
        <source key={index} src={sanitizeImageUrl(src) || undefined} type={type} />
      ))}
      {tracks?.map(({ src, ...track }, index) => (
        <track key={index} kind="captions" {...track} src={sanitizeImageUrl(src) || undefined} />
      ))}
    </video>
  );
}
