import type { MouseEvent, ReactNode } from 'react';
import { DOT_LIMIT, windowAround } from '../core/preview-window';
import type { ResolvedModalConfig } from '../core/resolve-modal';
import type { Action } from '../model/enums';
import { getAction } from '../parts/get-action';

interface DotsProps {
  count: number;
  current: number;
  labels: ResolvedModalConfig['accessibilityConfig'];
  onSelect: (index: number, action: Action) => void;
}

/** One button per image; at most 25, around the active image. */
export function Dots({ count, current, labels, onSelect }: DotsProps): ReactNode {
  const { start, end } = windowAround(current, DOT_LIMIT, count);
  return (
    <div
      className="ks-dots"
      role="group"
      aria-label={labels.dotsContainerAriaLabel}
      title={labels.dotsContainerTitle || undefined}
    >
      {Array.from({ length: end - start }, (_, offset) => {
        const index = start + offset;
        return (
          <button
            key={index}
            type="button"
            className="ks-dot"
            data-state={index === current ? 'active' : undefined}
            aria-label={`${labels.dotAriaLabel} ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event: MouseEvent) => onSelect(index, getAction(event))}
          />
        );
      })}
    </div>
  );
}
