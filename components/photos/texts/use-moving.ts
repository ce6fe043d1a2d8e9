'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { announce } from '@/components/client/announce';
import type { Album, AlbumAction } from '../album/album';
import { getTarget } from '../album/move-keys';

interface Lifted {
  readonly key: string;
  /** Position before it was picked up. */
  readonly from: number;
  readonly by: 'keys' | 'pointer';
}

/** A position in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance in px from the edge of the window in which it scrolls while an item is dragged, and px of each frame. */
const EDGE = 96;
const STEP = 12;

const itemSelector = '[data-key]';
const handleSelector = '[data-handle]';

/** Scrolls while the pointer is near the edge of the window. */
function useEdgeScroll(isActive: boolean, pointer: RefObject<Point | undefined>): void {
  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const scroll = () => {
      const y = pointer.current?.y;
      const step = y === undefined ? 0 : y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
      // Each frame would begin the smooth scrolling of the page again.
      if (step !== 0) scrollBy({ top: step, behavior: 'instant' });
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isActive, pointer]);
}

/** Moves the items of a list by the keys and the pointer on their handles. */
export function useMoving(
  album: Album,
  dispatch: Dispatch<AlbumAction>,
  listRef: RefObject<HTMLElement | null>,
) {
  const [lifted, setLifted] = useState<Lifted>();
  const pointer = useRef<Point>(undefined);
  const { photos } = album;
  const find = (key: string) => photos.findIndex((photo) => photo.key === key);

  const lift = (key: string, by: Lifted['by']) => {
    const from = find(key);
    dispatch({ type: 'lift' });
    setLifted({ key, from, by });
    announce(`Picked up, position ${from + 1} of ${photos.length}.`);
  };
  const drop = (isCancelled: boolean) => {
    if (!lifted) return;
    const to = find(lifted.key);
    // What is where it was is nothing to undo.
    if (isCancelled || to === lifted.from) dispatch({ type: 'undo' });
    setLifted(undefined);
    announce(isCancelled ? 'Move cancelled.' : `Dropped at position ${to + 1}.`);
  };
  const move = (key: string, to: number) => {
    dispatch({ type: 'shift', key, to });
    announce(`Position ${to + 1} of ${photos.length}.`);
  };

  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (!lifted) return;
    const item = [...(listRef.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])].find(
      ({ dataset }) => dataset.key === lifted.key,
    );
    item?.querySelector<HTMLElement>(handleSelector)?.focus({ preventScroll: true });
    if (lifted.by === 'keys') item?.scrollIntoView({ block: 'nearest' });
  }, [lifted, photos, listRef]);

  const followPointer = useEffectEvent(() => {
    if (!pointer.current) return;
    const over = document
      .elementsFromPoint(pointer.current.x, pointer.current.y)
      .map((element) => element.closest<HTMLElement>(itemSelector)?.dataset.key)
      .find((key) => key !== undefined && key !== lifted?.key);
    if (over !== undefined && lifted) dispatch({ type: 'shift', key: lifted.key, to: find(over) });
  });
  const onPointerEnd = useEffectEvent(({ type }: PointerEvent) => drop(type === 'pointercancel'));
  const isDragged = lifted?.by === 'pointer';
  useEdgeScroll(isDragged, pointer);
  useEffect(() => {
    if (!isDragged) return;
    pointer.current = undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
      followPointer();
    };
    // On the window: an element that moves in the document loses the pointer.
    addEventListener('pointermove', onPointerMove, { signal });
    // The list moves below a pointer that rests.
    addEventListener('scroll', () => followPointer(), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      addEventListener(type, (event) => onPointerEnd(event), { signal });
    return () => controller.abort();
  }, [isDragged]);

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const { key: pressed } = event;
    if (pressed === ' ' || pressed === 'Enter') {
      event.preventDefault();
      if (lifted) drop(false);
      else lift(key, 'keys');
      return;
    }
    if (!lifted) return;
    if (pressed === 'Tab') drop(true);
    if (pressed === 'Escape') {
      event.preventDefault();
      drop(true);
    }
    const list = listRef.current;
    const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
    const to = getTarget(pressed, find(key), photos.length, columns);
    if (to === undefined) return;
    event.preventDefault();
    move(key, to);
  };
  const onPointerDown = (event: ReactPointerEvent, key: string) => {
    if (event.button !== 0 || lifted) return;
    // Else the text of the page would be selected.
    event.preventDefault();
    lift(key, 'pointer');
  };

  return { liftedKey: lifted?.key, onKeyDown, onPointerDown };
}
