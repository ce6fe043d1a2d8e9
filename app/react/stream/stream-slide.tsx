import type { SlotContext } from 'ks-gallery-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { StreamImage } from '@/components/demos/image-sets/stream-images';
import { playStream } from './play-stream';

/** The poster until a click or tap, and then the stream over it. */
export function StreamSlide({ image, defaultRender }: SlotContext<StreamImage>): ReactNode {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const { file } = image;
  const play = useCallback(
    (video: HTMLVideoElement) => {
      // The pressed button, which had the focus, is gone.
      video.focus();
      return playStream(video, file ?? '', () => setState('failed'));
    },
    [file],
  );
  if (!file) return defaultRender();
  return (
    <div className="stream-slide">
      {defaultRender()}
      {state === 'playing' ? (
        <video ref={play} controls playsInline aria-label={image.caption} />
      ) : (
        <button
          type="button"
          className="button"
          // The player that has failed had the focus.
          autoFocus={state === 'failed'}
          onClick={() => setState('playing')}
        >
          {state === 'failed' ? 'The stream failed: try again' : 'Play the stream'}
        </button>
      )}
    </div>
  );
}
