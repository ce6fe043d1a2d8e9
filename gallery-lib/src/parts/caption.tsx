import type { CSSProperties, ReactNode } from 'react';
import type { DescriptionStyle } from '../model/description';
import { Markup } from './markup';

interface CaptionProps {
  id?: string;
  text: string;
  style: DescriptionStyle;
}

/** Caption over the lower edge of an image; renders nothing if the text is empty. */
export function Caption({ id, text, style }: CaptionProps): ReactNode {
  if (!text) return null;
  const { bgColor, textColor, ...rest } = style;
  return (
    <figcaption
      id={id}
      className="ks-caption"
      style={{ background: bgColor, color: textColor, ...rest } as CSSProperties}
    >
      <Markup text={text} />
    </figcaption>
  );
}
