'use client';
import { PlainGallery, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useMemo } from 'react';
import type { Reading } from '@/components/files/use-reader';
import { toWorkingImages } from './model';

registerLayouts();

const config: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'justified', rowHeight: 180 } },
};

/** The gallery while photographs are read: boxes of their shape, which fill. */
export function WorkingView({ reading }: { reading: Reading }) {
  const images = useMemo(() => toWorkingImages(reading), [reading]);
  return (
    <div className="photos-gallery" data-working="">
      <PlainGallery images={images} config={config} onClickImage={() => undefined} />
    </div>
  );
}
