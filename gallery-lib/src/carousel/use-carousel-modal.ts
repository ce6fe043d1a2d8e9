'use client';
import { useEffect, useRef, useState } from 'react';
import { getFocusedElement } from '../core/elements';
import type { CarouselModal } from '../model/options/carousel';

/**
 * Shares the state of a carousel and a modal gallery of the same images: a click on the image of the carousel opens it
 * in the modal gallery, and after closing the carousel shows the image that was active there and has the focus.
 * @param defaultIndex 0-based index of the first image.
 */
export function useCarouselModal(defaultIndex = 0): CarouselModal {
  const [index, setIndex] = useState(defaultIndex);
  const [open, setOpen] = useState(false);
  const carousel = useRef<Element | null>(null);
  useEffect(() => {
    const focused = getFocusedElement();
    const isLost = focused === document.body || focused?.closest('[inert]');
    // The image that has opened the gallery cannot have the focus where another one is shown in its place.
    if (open || !(isLost || carousel.current?.contains(focused))) return;
    const slide = carousel.current?.querySelector<HTMLElement>('.ks-slide[data-state]');
    (slide?.querySelector('button') ?? slide)?.focus({ preventScroll: true });
  }, [open]);
  return {
    carouselProps: {
      index,
      onIndexChange: setIndex,
      onClickImage() {
        carousel.current = getFocusedElement()?.closest('.ks-carousel') ?? null;
        setOpen(true);
      },
    },
    modalProps: { open, defaultIndex: index, onIndexChange: setIndex, onOpenChange: setOpen },
  };
}
