import type { ReactNode } from 'react';
import type { AccessibilityConfig } from '../model/accessibility';

interface PlayButtonProps {
  labels: Required<
    Pick<AccessibilityConfig, 'playAriaLabel' | 'pauseAriaLabel' | 'reducedMotionAriaLabel'>
  >;
  /** Whether the reader has stopped the show. */
  stopped: boolean;
  /** Whether the reader prefers reduced motion, which keeps the show off. */
  reducedMotion: boolean;
  onToggle: () => void;
}

/** Rotation control of the WAI-ARIA carousel pattern: its name, not a pressed state, tells what it will do. */
export function PlayButton({
  labels,
  stopped,
  reducedMotion,
  onToggle,
}: PlayButtonProps): ReactNode {
  const off = stopped || reducedMotion;
  const label = reducedMotion
    ? labels.reducedMotionAriaLabel
    : stopped
      ? labels.playAriaLabel
      : labels.pauseAriaLabel;
  return (
    <button
      type="button"
      className="ks-play-button"
      aria-label={label}
      title={label}
      aria-disabled={reducedMotion || undefined}
      onClick={reducedMotion ? undefined : onToggle}
    >
      <span className={`ks-icon ks-icon-${off ? 'play' : 'pause'}`} aria-hidden="true" />
    </button>
  );
}
