import { memo, type MouseEvent, type ReactNode } from 'react';
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
  /** Returns the id of the panel of a dot. With it the dots are a tab list with one tab stop, whose arrow keys the carousel handles. */
  getPanelId?: (index: number) => string;
  onSelect: (index: number, action: Action) => void;
}

/** One button per image; at most 25, around the active image. */
// Pure, so that bundlers leave it out of galleries without dots.
export const Dots = /* @__PURE__ */ memo(function Dots(props: DotsProps): ReactNode {
  const { count, current, labels, classNames, getPanelId, onSelect } = props;
  const { start, end } = windowAround(current, DOT_LIMIT, count);
  return (
    <div
      className={joinClasses('ks-dots', classNames.dots)}
      role={getPanelId ? 'tablist' : 'group'}
      {...getNames(labels, 'dotsContainer')}
    >
      {Array.from({ length: end - start }, (_, offset) => {
        const index = start + offset;
        return (
          <Dot
            // By offset, the focused tab is not removed when the visible range moves.
            key={getPanelId ? offset : index}
            {...{ index, onSelect }}
            active={index === current}
            className={classNames.dot}
            label={`${labels.dotAriaLabel} ${index + 1}`}
            panelId={getPanelId?.(index)}
          />
        );
      })}
    </div>
  );
});

interface DotProps extends Pick<DotsProps, 'onSelect'> {
  index: number;
  active: boolean;
  className: string | undefined;
  label: string;
  panelId: string | undefined;
}

/** A step renders the two dots that change. */
const Dot = /* @__PURE__ */ memo(function Dot(props: DotProps): ReactNode {
  const { index, active, className, label, panelId, onSelect } = props;
  const tab = {
    role: 'tab',
    'aria-selected': active,
    'aria-controls': panelId,
    tabIndex: active ? 0 : -1,
  };
  return (
    <button
      type="button"
      className={joinClasses('ks-dot', className)}
      data-state={active ? 'active' : undefined}
      aria-label={label}
      {...(panelId ? tab : { 'aria-current': active || undefined })}
      onClick={(event: MouseEvent) => onSelect(index, getAction(event))}
    />
  );
});
