import type { MouseEvent, ReactNode } from 'react';
import { DOT_LIMIT, windowAround } from '../core/preview-window';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import type { Action } from '../model/enums';
import { actionOf } from '../parts/action-of';

interface TabsProps {
  count: number;
  current: number;
  labels: ResolvedCarouselConfig['accessibilityConfig'];
  panelId: (index: number) => string;
  onSelect: (index: number, action: Action) => void;
}

/**
 * The dots as a tab list, one stop on the way of the Tab key; of a very long list, those around the current image.
 * The arrow keys are handled by the carousel.
 */
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
            // By place: the dot that has focus stays in the page when the visible part moves on.
            key={offset}
            type="button"
            role="tab"
            className={`ks-dot${active ? ' active' : ''}`}
            aria-label={`${labels.dotAriaLabel} ${index + 1}`}
            aria-selected={active}
            aria-controls={panelId(index)}
            tabIndex={active ? 0 : -1}
            onClick={(event: MouseEvent) => onSelect(index, actionOf(event))}
          />
        );
      })}
    </div>
  );
}
