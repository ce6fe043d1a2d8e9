import '@/styles/gallery.scss';
import type { GalleryImage } from 'ks-gallery-react';
import type { ReactNode } from 'react';
import { asset } from '@/components/site/urls';
import { demoTransitionName } from '@/components/site/view-transitions';
import { DemoBoundary } from './demo-boundary';
import { DemoNotice } from './demo-notice';
import { ImageLinks, type ImageLinksProps } from './image-links';
import { PlaygroundLinks, type PlaygroundLinksProps } from './playground-links';

/** Anchor and heading of the stage. */
export const stageId = 'live-demo';
export const stageTitle = 'Live demo';

/** The image behind the controls that open a modal gallery, which would otherwise be alone on an empty stage. */
function Backdrop({ image: { modal } }: { image: GalleryImage }) {
  return (
    <picture className="stage-backdrop">
      {modal.sources?.map(({ type, srcset, sizes }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={modal.img} width={modal.width} height={modal.height} alt="" fetchPriority="high" />
    </picture>
  );
}

interface StageProps extends ImageLinksProps, PlaygroundLinksProps {
  /** False on a page where another element, such as a card, has the transition name of the demo. */
  isTransitionTarget: boolean;
  hasBackdrop: boolean;
  /** The live demo. */
  children: ReactNode;
}

/** The live demo in a frame, with its actions below. */
export function Stage(props: StageProps) {
  const { slug, configurations, isTransitionTarget, hasBackdrop, children, ...links } = props;
  const [firstImage] = links.images;
  const viewTransitionName = isTransitionTarget ? demoTransitionName(slug) : undefined;
  return (
    <section aria-labelledby={stageId}>
      <h2 id={stageId} className="visually-hidden">
        {stageTitle}
      </h2>
      {/* The first frame waits for it: scripts/postbuild/await-stage.mjs. */}
      <div id="stage" className="stage" style={{ viewTransitionName }}>
        {hasBackdrop && firstImage && <Backdrop image={firstImage} />}
        <div className="live-demo">
          <DemoNotice />
          <DemoBoundary>
            {children}
            <ImageLinks {...links} />
          </DemoBoundary>
        </div>
        <div className="stage-actions" data-pagefind-ignore>
          <a href={asset(`/examples/${slug}.zip`)} download>
            Download this example
          </a>{' '}
          <span>
            A React project: <code>npm install</code>, then <code>npm run dev</code>
          </span>{' '}
          <PlaygroundLinks slug={slug} configurations={configurations} />
        </div>
      </div>
    </section>
  );
}
