'use client';
import { galleryId } from './gallery-view';
import { PackingControls } from './download/packing-controls';
import type { Packing, PackingRequest } from './download/use-packing';

interface PartsProps {
  /** Photographs without an alternative text. */
  missing: number;
  packing: Packing;
  request: PackingRequest;
}

/** The line that stays in view: the parts below it, and the download. */
export function Parts({ missing, packing, request }: PartsProps) {
  return (
    <div className="photos-line">
      <nav aria-label="Your gallery">
        <a href={`#${galleryId}`}>Gallery</a>
        <a href="#your-texts">
          <span className="photos-wide">Order and texts</span>
          <span className="photos-narrow">Texts</span>
          {missing > 0 && <span className="photos-missing"> {missing} missing</span>}
        </a>
        <a href="#your-code">
          <span>
            Code<span className="photos-wide"> and download</span>
          </span>
        </a>
      </nav>
      <div className="photos-wide">
        <PackingControls packing={packing} request={request} isMain />
      </div>
    </div>
  );
}
