import { useEffect, useRef } from 'react';

/** One timer at a time, cleared when the component unmounts. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = (milliseconds: number, action: () => void) => {
    stop();
    timer.current = setTimeout(action, milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, stop };
}
