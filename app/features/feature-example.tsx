import '@/styles/gallery/index.scss';
import './feature-example.scss';
import type { ReactNode } from 'react';
import { DemoBoundary } from '@/components/demos/demo-boundary';

interface FeatureExampleProps {
  /** What to do with the example, or what it shows. */
  text: ReactNode;
  /** The live component. */
  children: ReactNode;
}

/** The live component that a page of the features describes, above what the page says about it. */
export function FeatureExample({ text, children }: FeatureExampleProps) {
  return (
    <figure className="feature-example" data-not-content>
      <div className="live-demo">
        <DemoBoundary>{children}</DemoBoundary>
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
