'use client';
import { useId, useState, type ReactNode } from 'react';
import type { AccessibilityConfig } from '../../../model/options/accessibility';
import { INFO_LABELS } from '../../../model/defaults/labels/info-labels';
import type { RenderSlot } from '../../../model/slots';

interface InfoProps {
  label: string;
  /** The information; without it there is no button. */
  children: ReactNode;
}

/** Toolbar button with a panel. Follows the disclosure pattern of the WAI-ARIA Authoring Practices. */
function Info({ label, children }: InfoProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // What a condition in the slot returns that is not met.
  if (
    children === undefined ||
    children === null ||
    typeof children === 'boolean' ||
    children === ''
  )
    return null;
  return (
    <>
      <button
        type="button"
        className="ks-upper-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="ks-icon ks-icon-info" title={label} aria-hidden="true" />
      </button>
      {isOpen && (
        // It may be longer than the window: with a tab stop, the arrow keys scroll it.
        <div id={id} className="ks-info-panel" role="region" aria-label={label} tabIndex={0}>
          {children}
        </div>
      )}
    </>
  );
}

/** Returns a slot that renders the button and the panel for what the given slot returns. */
export function createInfoSlot(slot: RenderSlot, labels: Partial<AccessibilityConfig>): RenderSlot {
  const { infoAriaLabel } = { ...INFO_LABELS, ...labels };
  return function InfoSlot(context) {
    return <Info label={infoAriaLabel}>{slot(context)}</Info>;
  };
}
