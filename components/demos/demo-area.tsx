import type { FlatImage } from 'ks-gallery-react';
import type { ReactNode } from 'react';
import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';
import { asset } from '@/components/site/urls';
import { demoTransitionName } from '@/components/site/view-transitions';
import { DemoBoundary } from './demo-boundary';
import { DemoNotice } from './demo-notice';
import { galleryImages } from './image-sets/gallery-images';
import { ImageLinks, type ImageLinksProps } from './image-links';
import { LiveDifference } from './live-difference';
import { Sandboxes } from './archive/sandboxes';
import { PlaygroundLinks, type PlaygroundLinksProps } from './options/playground-links';

/** Anchor and heading of the demo area. */
export const demoAreaId = 'live-demo';
export const demoAreaTitle = 'Live demo';

/** An image of a demo for the whole area: not the one that opens first, and another one than on the page before. */
function getBackdrop(slug: string, images: readonly FlatImage[]): FlatImage | undefined {
  const large = images.slice(1).filter(({ zoomImg }) => zoomImg);
  const position = everyDemoRoute().findIndex(({ demo }) => demo?.slug === slug);
  return large[position % large.length];
}

/** The image behind the controls that open a modal gallery, which would otherwise be alone on an empty area. */
function Backdrop({ image }: { image: FlatImage }) {
  return (
    <picture className="demo-area-backdrop">
      {/* Wider windows need the largest file. */}
      {image.sources?.map(({ type, srcset, sizes }) => (
        <source key={type} media="(width < 600px)" type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={image.zoomImg}
        width={image.width}
        height={image.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}

interface DemoAreaProps extends ImageLinksProps, PlaygroundLinksProps {
  /** False on a page where another element, such as a card, has the transition name of the demo. */
  isTransitionTarget: boolean;
  hasBackdrop: boolean;
  /** Whether the heading is visible: something else is above the demo. */
  hasHeading?: boolean;
  /** The live demo. */
  children: ReactNode;
}

/** The live demo in a frame, with its actions below. */
export function DemoArea(props: DemoAreaProps) {
  const {
    slug,
    configurations = [],
    isTransitionTarget,
    hasBackdrop,
    hasHeading,
    children,
    ...links
  } = props;
  const backdrop = hasBackdrop
    ? (getBackdrop(slug, links.images) ?? getBackdrop(slug, galleryImages))
    : undefined;
  const viewTransitionName = isTransitionTarget ? demoTransitionName(slug) : undefined;
  return (
    <section aria-labelledby={demoAreaId}>
      <h2 id={demoAreaId} className={hasHeading ? undefined : 'visually-hidden'}>
        {demoAreaTitle}
      </h2>
      {/* The first frame waits for it: scripts/postbuild/await-demo-area.mjs. */}
      <div id="demo-area" className="demo-area" style={{ viewTransitionName }}>
        {backdrop && <Backdrop image={backdrop} />}
        <div className={backdrop ? 'live-demo on-dark' : 'live-demo'} data-not-content>
          <DemoNotice />
          <DemoBoundary>
            {children}
            <ImageLinks {...links} />
          </DemoBoundary>
        </div>
        <div className="demo-area-actions" data-not-content="search">
          <a href={asset(`/examples/${slug}.zip`)} download>
            Download this example
          </a>{' '}
          <span>
            A React project: <code>npm install</code>, then <code>npm run dev</code>
          </span>{' '}
          {demoRouteOf(slug).demo?.group === 'React' && <Sandboxes slug={slug} />}{' '}
          <PlaygroundLinks slug={slug} configurations={configurations} />
        </div>
      </div>
      <LiveDifference slug={slug} />
    </section>
  );
}
