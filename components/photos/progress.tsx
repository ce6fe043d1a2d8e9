'use client';
import type { ReactNode } from 'react';
import { printTimeLeft } from '@/components/files/use-reader';

interface ProgressProps {
  done: number;
  total: number;
  /** What is counted, if the context does not say it. */
  unit?: string;
  /** Time in ms at which it began; 0 before that. */
  startedAt: number;
  /** Accessible name of the bar. */
  label: string;
  onCancel: () => void;
  /** What is being done. */
  children?: ReactNode;
}

/** How far a task is: numbers, the time left, a button that cancels it, and a bar at the edge of the line it is in. */
export function Progress(props: ProgressProps) {
  const { done, total, unit, startedAt, label, onCancel, children } = props;
  return (
    <>
      <p className="photos-progress">
        <strong>
          {done} of {total}
          {unit && ` ${unit}`}
        </strong>
        {children}
        {startedAt > 0 && (
          <span className="photos-time">
            {printTimeLeft(performance.now() - startedAt, done, total)}
          </span>
        )}
      </p>
      <button type="button" className="button button-small" onClick={onCancel}>
        Cancel
      </button>
      <progress max={Math.max(1, total)} value={done} aria-label={label} />
    </>
  );
}
