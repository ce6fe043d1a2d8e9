import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { getNames } from '../core/text/labels';
import { DOT_LIMIT, windowAround } from '../core/slides/preview-window';
import type { AccessibilityConfig } from '../model/options/accessibility';
import type { CarouselClassNames } from '../model/class-names';
import type { Action } from '../model/enums';
import { getAction } from './get-action';
import { joinClasses } from './join-classes';

interface DotsProps {
  count: number;
  current: number;
  labels: Required<
    Pick<AccessibilityConfig, 'dotsContainerAriaLabel' | 'dotsContainerTitle' | 'dotAriaLabel'>
  >;
  classNames: CarouselClassNames;
  /** Returns the attributes of a dot as a tab. With it the dots are a tab list with one tab stop, whose arrow keys the carousel handles. */
  getTab?: (index: number, active: boolean) => AriaAttributes & { role: 'tab'; tabIndex: number };
  onSelect: (index: number, action: Action) => void;
}

/** One button per image; at most 25, around the active image. */
export function Dots(props: DotsProps): ReactNode {
  const { count, current, labels, classNames, getTab, onSelect } = props;
  const { start, end } = windowAround(current, DOT_LIMIT, count);
  return (
    <div
      className={joinClasses('ks-dots', classNames.dots)}
      role={getTab ? 'tablist' : 'group'}
      {...getNames(labels, 'dotsContainer')}
    >
      {Array.from({ length: end - start }, (_, offset) => {
        const index = start + offset;
        const active = index === current;
        return (
          <button
            // By offset, the focused tab is not removed when the visible range moves.
            key={getTab ? offset : index}
            type="button"
            className={joinClasses('ks-dot', classNames.dot)}
            data-state={active ? 'active' : undefined}
            aria-label={`${labels.dotAriaLabel} ${index + 1}`}
            {...(getTab?.(index, active) ?? { 'aria-current': active || undefined })}
            onClick={(event: MouseEvent) => onSelect(index, getAction(event))}
          />
        );
      })}
    </div>
  );
}
