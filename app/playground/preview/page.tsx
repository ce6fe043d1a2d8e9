import '@/styles/gallery/index.scss';
import '@/styles/gallery/layouts.scss';
import '@/components/playground/preview/preview.scss';
import type { Metadata } from 'next';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { mainId } from '@/components/layout/skip-link';
import { documentTitle, playgroundPreview } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { PreviewWithImages } from './preview-with-images';

export const metadata: Metadata = {
  title: documentTitle(playgroundPreview),
  description: playgroundPreview.description,
  robots: { index: false, follow: true },
};

export default function Page() {
  return (
    <main id={mainId} className="preview-page prose" aria-label="Preview">
      <h1 className="visually-hidden">{playgroundPreview.heading}</h1>
      <div className="live-demo">
        <DemoNotice />
        <DemoBoundary>
          <PreviewWithImages>
            <p className="preview-alone">
              This page is the preview of the <a href={href('/playground')}>playground</a>, where
              you can try the options of the galleries.
            </p>
          </PreviewWithImages>
        </DemoBoundary>
      </div>
    </main>
  );
}
