'use client';
import type { PlainLibConfig } from 'ks-gallery-react';
import { albumImages } from '@/components/demos/image-sets/album-images';
import { PlainWithViewer } from './plain-with-viewer';

const config: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'justified', rowHeight: 130, gap: 4 } },
};

/** What the page makes, of photographs of this site. */
export const Sample = () => <PlainWithViewer images={albumImages} config={config} />;
