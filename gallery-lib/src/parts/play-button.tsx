import type { ReactNode } from 'react';
import { hasEnded, type Neighbours } from '../core/slides/slides';
import type { Action } from '../model/enums';
import type { AccessibilityConfig } from '../model/options/accessibility';
import { getAction } from './get-action';
import { joinClasses } from './join-classes';

interface PlayButtonProps {
  labels: Required<
    Pick<AccessibilityConfig, 'playAriaLabel' | 'pauseAriaLabel' | 'reducedMotionAriaLabel'>
  >;
  /** True after autoplay has been stopped. */
  isStopped: boolean;
  neighbours: Neighbours;
  /** True with reduced motion; autoplay is off and the button disabled. */
  reducedMotion: boolean;
  className?: string;
  /** Called before autoplay starts again that has ended at the last image. */
  onSelect: (index: number, action: Action) => void;
  onStop: (isStopped: boolean) => void;
}

/** Rotation control of the WAI-ARIA carousel pattern: its name, not `aria-pressed`, says what it does. */
export function PlayButton({
  labels,
  isStopped,
  neighbours,
  reducedMotion,
  className,
  onSelect,
  onStop,
}: PlayButtonProps): ReactNode {
  const isAtEnd = hasEnded(neighbours);
  const off = isStopped || isAtEnd || reducedMotion;
  const label = labels[`${reducedMotion ? 'reducedMotion' : off ? 'play' : 'pause'}AriaLabel`];
  return (
    <button
      type="button"
      className={joinClasses('ks-play-button', className)}
      aria-label={label}
      title={label}
      aria-disabled={reducedMotion || undefined}
      onClick={(event) => {
        if (reducedMotion) return;
        if (isAtEnd) onSelect(0, getAction(event));
        onStop(!off);
      }}
    >
      <span className={`ks-icon ks-icon-${off ? 'play' : 'pause'}`} aria-hidden="true" />
    </button>
  );
}
