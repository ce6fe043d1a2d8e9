import '@/styles/gallery/index.scss';
import './feature-example.scss';
import type { ReactNode } from 'react';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { ViewerParts } from './viewer-parts';

interface FeatureExampleProps {
  /** What to do with the example, or what it shows. */
  text: ReactNode;
  /** Shows the parts of the modal gallery, which the live component opens. */
  hasViewer?: boolean;
  /** The live component. */
  children: ReactNode;
}

/** The live component that a page of the features describes. Its options mark their parts in it. */
export function FeatureExample({ text, hasViewer, children }: FeatureExampleProps) {
  return (
    <figure className="feature-example" data-not-content>
      {hasViewer && <ViewerParts />}
      <div className="live-demo">
        <DemoBoundary>{children}</DemoBoundary>
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
