'use client';
import { PlainGallery, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useMemo } from 'react';
import type { Reading } from '@/components/files/use-reader';
import { toWorkingImages } from './model';

registerLayouts();

interface WorkingViewProps {
  reading: Reading;
  rowHeight: number;
}

/** The gallery while photographs are read: boxes of their shape, which fill. */
export function WorkingView({ reading, rowHeight }: WorkingViewProps) {
  const images = useMemo(() => toWorkingImages(reading), [reading]);
  const config: PlainLibConfig = {
    plainGalleryConfig: { layout: { type: 'justified', rowHeight } },
  };
  return (
    <div className="photos-gallery" data-working="">
      <PlainGallery images={images} config={config} onClickImage={() => undefined} />
    </div>
  );
}
