import type { ReactNode } from 'react';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { carouselPlaceholders } from '@/components/demos/image-sets/files/placeholders';
import { demoRoutes, type DemoGroup } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { CarouselExample } from './galleries/carousel-example';
import { ModalExample } from './galleries/modal-example';
import { photographTexts } from '@/components/site/photographs/texts';
import { PlainExample } from './galleries/plain-example';

interface ComponentProps {
  group: DemoGroup;
  name: string;
  /** Name of the reference below `/features`. */
  reference: string;
  /** When to use the component, in one or two sentences. */
  purpose: string;
  hasNotice?: boolean;
  children: ReactNode;
}

/** A component: its purpose, its reference and its demos beside a live example. */
function Component(props: ComponentProps) {
  const { group, name, reference, purpose, hasNotice = false, children } = props;
  const count = demoRoutes().filter(({ demo }) => demo?.group === group).length;
  return (
    <section className="home-row" aria-labelledby={reference}>
      <div className="home-rail">
        <h2 id={reference}>{name}</h2>
        <p>{purpose}</p>
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
      <div className="live-demo" data-not-content>
        {hasNotice && <DemoNotice />}
        <DemoBoundary>{children}</DemoBoundary>
      </div>
    </section>
  );
}

const [, desert] = carouselPlaceholders;
/** A few pixels of the first image of the modal gallery, darkened. */
const ground = {
  backgroundImage: `linear-gradient(rgb(0 0 0 / 55%), rgb(0 0 0 / 55%)), url(${desert})`,
};

/** The three components. The search leaves them out: it leads to their references. */
export function Components() {
  return (
    <div className="home-components" data-not-content="search">
      <Component
        group="Modal"
        name="Modal gallery"
        reference="modal-gallery"
        purpose="Use it to show one image at a time over the page, with captions, thumbnails, keys and swipes."
      >
        <div className="example-ground" style={ground}>
          <ModalExample texts={photographTexts} />
        </div>
      </Component>
      <Component
        group="Plain"
        name="Plain gallery"
        reference="plain-gallery"
        purpose="Use it for thumbnails in the page, in a row, a column or a grid. Your code learns which one was selected."
      >
        <PlainExample texts={photographTexts} />
      </Component>
      {/* The other examples work without scripts. */}
      <Component
        group="Carousel"
        name="Carousel"
        reference="carousel"
        purpose="Use it to show one slide after the other in the page, with dots, thumbnails and autoplay."
        hasNotice
      >
        <CarouselExample texts={photographTexts} />
      </Component>
    </div>
  );
}
