import type { SlotContext } from 'ks-gallery-react';
import { useState, type ReactNode } from 'react';
import type { ContentImage } from '@/components/demos/image-sets/content-images';

interface FrameProps extends SlotContext<ContentImage> {
  title: string;
  button: string;
}

/** The button, which had the focus, is gone. Not the iframe itself, which would keep Escape. */
const focus = (slide: HTMLElement | null) => slide?.focus({ preventScroll: true });

/** The image until a click or tap, and then the page of another host. Before it, nothing is requested from there. */
export function Frame({ image, title, button, defaultRender }: FrameProps): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded)
    return (
      <div ref={focus} className="content-slide" tabIndex={-1}>
        <iframe
          className="content-frame"
          src={image.file}
          title={title}
          allow="autoplay; fullscreen"
        />
      </div>
    );
  return (
    <div className="content-slide">
      {defaultRender()}
      <button type="button" className="button" onClick={() => setLoaded(true)}>
        {button}
      </button>
    </div>
  );
}
