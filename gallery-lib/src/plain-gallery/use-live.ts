'use client';
import { useRef, type RefObject } from 'react';
import { useBeforePaint } from '../core/use-before-paint';

/** Returns the ref of a container and marks it as live when it has mounted: from then on no style depends on `:target`. */
export function useLive(isLive: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useBeforePaint(() => void container.current?.toggleAttribute('data-ks-live', isLive), [isLive]);
  return container;
}
