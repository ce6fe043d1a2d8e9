import type { MouseEvent, ReactNode } from 'react';
import { DOT_LIMIT, windowAround } from '../core/preview-window';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import type { Action } from '../model/enums';
import { getAction } from '../parts/get-action';

interface TabsProps {
  count: number;
  current: number;
  labels: ResolvedCarouselConfig['accessibilityConfig'];
  panelId: (index: number) => string;
  onSelect: (index: number, action: Action) => void;
}

/** Dots as a tab list with one tab stop; at most 25, around the active image. The carousel handles the arrow keys. */
export function Tabs({ count, current, labels, panelId, onSelect }: TabsProps): ReactNode {
  const { start, end } = windowAround(current, DOT_LIMIT, count);
  return (
    <div
      className="ks-dots"
      role="tablist"
      aria-label={labels.dotsContainerAriaLabel}
      title={labels.dotsContainerTitle || undefined}
    >
      {Array.from({ length: end - start }, (_, offset) => {
        const index = start + offset;
        const active = index === current;
        return (
          <button
            // Keyed by offset, so that the focused dot is not removed when the visible range moves.
            key={offset}
            type="button"
            role="tab"
            className="ks-dot"
            data-state={active ? 'active' : undefined}
            aria-label={`${labels.dotAriaLabel} ${index + 1}`}
            aria-selected={active}
            aria-controls={panelId(index)}
            tabIndex={active ? 0 : -1}
            onClick={(event: MouseEvent) => onSelect(index, getAction(event))}
          />
        );
      })}
    </div>
  );
}
