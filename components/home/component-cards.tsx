import type { ReactNode } from 'react';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { demoRoutes, type DemoGroup } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { CarouselExample } from './carousel-example';
import { ModalExample } from './modal-example';
import { photographTexts } from './photograph-texts';
import { PlainExample } from './plain-example';

interface ComponentCardProps {
  group: DemoGroup;
  name: string;
  /** Name of the reference below `/features`. */
  reference: string;
  /** What the component does in both editions, in one sentence. */
  purpose: string;
  /** What it does in the React edition only. */
  additions: string;
  hasNotice?: boolean;
  children: ReactNode;
}

/** A component with a live example, its reference and its demos. */
function ComponentCard(props: ComponentCardProps) {
  const { group, name, reference, purpose, additions, hasNotice = false, children } = props;
  const count = demoRoutes().filter(({ demo }) => demo?.group === group).length;
  return (
    <section className="component-card" aria-labelledby={reference}>
      <div className="live-demo">
        {hasNotice && <DemoNotice />}
        <DemoBoundary>
          <div className="component-example">{children}</div>
        </DemoBoundary>
      </div>
      <div className="component-text">
        <h2 id={reference}>{name}</h2>
        <p>{purpose}</p>
        <p>React edition only: {additions}.</p>
        <p className="component-links">
          <a href={href(`/features/${reference}`)}>
            Reference<span className="visually-hidden"> of the {name.toLowerCase()}</span>
          </a>
          <a href={href(`/demo?component=${group.toLowerCase()}`)}>
            {count} examples<span className="visually-hidden"> of the {name.toLowerCase()}</span>
          </a>
          <a href={href(`/playground#${group.toLowerCase()}`)}>
            Playground<span className="visually-hidden"> of the {name.toLowerCase()}</span>
          </a>
        </p>
      </div>
    </section>
  );
}

/** The three components. The search leaves them out: it leads to their references. */
export function ComponentCards() {
  return (
    <div className="component-cards" data-pagefind-ignore>
      <ComponentCard
        group="Modal"
        name="Modal gallery"
        reference="modal-gallery"
        purpose="Shows one image at a time over the page, with captions, thumbnails, swipes, download and full screen."
        additions="zoom, videos, closing by drag, and a URL for each image"
      >
        <ModalExample texts={photographTexts} />
      </ComponentCard>
      <ComponentCard
        group="Plain"
        name="Plain gallery"
        reference="plain-gallery"
        purpose="Shows thumbnails in a row, a column or a grid, and tells your code which one was selected."
        additions="justified rows, masonry and columns; thumbnails are links, which work without JavaScript"
      >
        <PlainExample texts={photographTexts} />
      </ComponentCard>
      {/* The other examples work without scripts. */}
      <ComponentCard
        group="Carousel"
        name="Carousel"
        reference="carousel"
        purpose="Shows images one after the other in the page, with swipes, dots, thumbnails and autoplay."
        additions="several slides, a pause button; without JavaScript the images scroll"
        hasNotice
      >
        <CarouselExample texts={photographTexts} />
      </ComponentCard>
    </div>
  );
}
