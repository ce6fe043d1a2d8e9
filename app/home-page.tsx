import '@/styles/gallery.scss';
import '@/styles/gallery-layouts.scss';
import '@/components/home/home.scss';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { PageActions } from '@/components/layout/page-actions';
import { ComponentCards } from '@/components/home/component-cards';
import { FactList } from '@/components/home/fact-list';
import { Hero } from '@/components/home/hero';
import { HomeGallery } from '@/components/home/home-gallery';
import { SitePage } from '@/components/layout/site-page';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';

function Welcome() {
  const { library, repository, semanticVersioning } = siteFacts;
  return (
    <section aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      <p>
        <code>{library.packageName}</code> is an image gallery library for Angular with three
        components: a modal gallery, a plain gallery and a carousel.{' '}
        <a href={href('/getting-started')}>Install it</a>, or try the{' '}
        <a href={href('/demo')}>live demos</a> first.
      </p>
      <p className="callout">
        The live demos on this site run on the React edition, a version of the gallery for React in
        this website’s repository. It has all options of the Angular package under the same names,
        and more; <a href={href('/about#editions')}>some defaults and behaviours differ</a>. Each
        demo shows the React source that runs; those of both editions also show Angular source for
        version {library.major} of the package.
      </p>
      <p>
        To report a problem with the Angular package, <a href={repository.issues}>open an issue</a>{' '}
        in its repository, or send a <a href={repository.contributing}>pull request</a>. Version
        numbers follow <a href={semanticVersioning}>Semantic Versioning 2.0.0</a>.
      </p>
    </section>
  );
}

function Demo() {
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">Demo</h2>
      <p>
        A plain gallery with five images. Its only option is a name, which in the React edition
        gives each image <a href={href('/react/links')}>a URL of its own</a>. Select a thumbnail to
        open the modal gallery. <a href={href('/features')}>Features</a> lists all options; try them
        in the <a href={href('/playground')}>playground</a>.
      </p>
      <div className="home-demo live-demo">
        <DemoBoundary>
          <HomeGallery />
        </DemoBoundary>
      </div>
    </section>
  );
}

export function HomePage({ path }: { path: '/' | '/home' }) {
  return (
    <SitePage path={path}>
      <Hero />
      <div className="container content">
        <ComponentCards />
        <FactList />
        <div className="home-sections prose">
          <Welcome />
          <Demo />
        </div>
        <PageActions path={path} />
      </div>
    </SitePage>
  );
}
