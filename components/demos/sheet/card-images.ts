import type { GalleryImage } from 'ks-gallery-react';
import { pictureSize } from '@/components/layout/picture-files';

/** A picture of the contact sheet, with what its card says. */
export interface CardImage extends GalleryImage {
  readonly href: string;
  readonly name: string;
  readonly description: string;
}

/** Reads a card; undefined if a filter hides it. */
function readCard(card: Element): CardImage | undefined {
  const shown = [...card.querySelectorAll('img')].find((image) => image.checkVisibility());
  const link = card.querySelector('a');
  if (!shown || !link) return undefined;
  const sources = [...(shown.parentElement?.querySelectorAll('source') ?? [])];
  return {
    id: Number(shown.dataset.ksImage),
    href: link.href,
    name: link.text,
    description: card.querySelector('p')?.textContent ?? '',
    modal: {
      img: shown.src,
      sources: sources.map(({ type, srcset }) => ({ type, srcset })),
      ...pictureSize,
      alt: `The demo ${link.text}`,
    },
  };
}

/**
 * Reads the visible cards of a sheet as images of a gallery: only the page knows which cards the filters leave, and
 * which of their pictures belongs to the theme.
 */
export function readCardImages(sheet: Element): CardImage[] {
  return [...sheet.querySelectorAll('.demo-card')].flatMap((card) => readCard(card) ?? []);
}
