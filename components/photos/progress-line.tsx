'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/client/announce';
import type { Reading } from '@/components/files/use-reader';
import { Progress } from './progress';

interface ProgressLineProps {
  reading: Reading;
  onCancel: () => void;
  /** Called when it is removed and has the focus. */
  onFocusLost: () => void;
}

/** How far the reading of photographs is. It has the focus at the beginning, and says each quarter. */
export function ProgressLine({ reading, onCancel, onFocusLost }: ProgressLineProps) {
  const { originals, results, startedAt } = reading;
  const ref = useRef<HTMLDivElement>(null);
  const total = originals.length;
  const done = results.length;
  const leave = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const line = ref.current;
    line?.focus({ preventScroll: true });
    // It may have taken the place of what was much higher than the window. A focus alone would also move what is visible.
    line?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (line?.contains(document.activeElement)) leave();
    };
  }, []);
  const quarter = Math.floor((4 * done) / Math.max(1, total));
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(`${quarter * 25} percent read.`);
  }, [quarter]);
  return (
    <div className="photos-line" ref={ref} tabIndex={-1} role="group" aria-label="Reading">
      <Progress
        done={done}
        total={total}
        startedAt={startedAt}
        label="Photographs read"
        onCancel={onCancel}
      >
        <span className="photos-now">{originals[done]?.path}</span>
      </Progress>
    </div>
  );
}
