import type { SlotContext } from 'ks-gallery-react';
import { useState, type ReactNode } from 'react';
import type { ContentImage } from '@/components/demos/image-sets/content-images';

/** The image before and after a change, which a slider divides. */
export function Comparison({ image, defaultRender }: SlotContext<ContentImage>): ReactNode {
  const [percent, setPercent] = useState(50);
  return (
    <div className="content-slide">
      <div className="comparison">
        {defaultRender()}
        <img
          src={image.src}
          alt="The same photograph in black and white"
          style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
        />
      </div>
      <label>
        Part in colour{' '}
        <input
          // It may have been moved before this runs.
          ref={(input) => void (input && setPercent(input.valueAsNumber))}
          data-native
          type="range"
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
