import type { MouseEvent, ReactNode } from 'react';
import type { AccessibilityConfig } from '../model/options/accessibility';
import { joinClasses } from './join-classes';

interface PlayButtonProps {
  labels: Required<
    Pick<AccessibilityConfig, 'playAriaLabel' | 'pauseAriaLabel' | 'reducedMotionAriaLabel'>
  >;
  /** True after autoplay has been stopped, or has ended at the last image. */
  isStopped: boolean;
  /** True with reduced motion; autoplay is off and the button disabled. */
  reducedMotion: boolean;
  className?: string;
  onToggle: (event: MouseEvent) => void;
}

/** Rotation control of the WAI-ARIA carousel pattern: its name, not `aria-pressed`, says what it does. */
export function PlayButton({
  labels,
  isStopped,
  reducedMotion,
  className,
  onToggle,
}: PlayButtonProps): ReactNode {
  const off = isStopped || reducedMotion;
  const label = labels[`${reducedMotion ? 'reducedMotion' : off ? 'play' : 'pause'}AriaLabel`];
  return (
    <button
      type="button"
      className={joinClasses('ks-play-button', className)}
      aria-label={label}
      title={label}
      aria-disabled={reducedMotion || undefined}
      onClick={reducedMotion ? undefined : onToggle}
    >
      <span className={`ks-icon ks-icon-${off ? 'play' : 'pause'}`} aria-hidden="true" />
    </button>
  );
}
