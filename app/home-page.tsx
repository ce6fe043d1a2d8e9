import '@/styles/gallery/index.scss';
import '@/styles/gallery/layouts.scss';
import '@/components/home/home.scss';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { PageActions } from '@/components/layout/page-actions';
import { Components } from '@/components/home/components';
import { Hero } from '@/components/home/hero';
import { HomeGallery } from '@/components/home/galleries/home-gallery';
import { Proof } from '@/components/home/proof';
import { ReactTiles } from '@/components/home/react-tiles';
import { SitePage } from '@/components/layout/site-page';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';

function Welcome() {
  const { library, repository, semanticVersioning } = siteFacts;
  return (
    <section className="home-rail" aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      <p>
        <code>{library.packageName}</code> shows images in Angular applications.{' '}
        <a href={href('/getting-started')}>Install it</a>, or try the{' '}
        <a href={href('/demo')}>live demos</a> first.
      </p>
      <p>
        The live demos run on the <a href={href('/react')}>React edition</a> in this website’s
        repository; <a href={href('/react/differences')}>some defaults and behaviours differ</a>.
      </p>
      <p>
        Versions follow <a href={semanticVersioning}>Semantic Versioning 2.0.0</a>.{' '}
        <a href={repository.issues}>Issues</a> and{' '}
        <a href={repository.contributing}>pull requests</a> are welcome.
      </p>
    </section>
  );
}

function Demo() {
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">Demo</h2>
      <p>A plain gallery with five images. Select a thumbnail to open the modal gallery.</p>
      <div className="home-demo live-demo" data-not-content>
        <DemoBoundary>
          <HomeGallery />
        </DemoBoundary>
      </div>
      <a className="button" href={href('/features')}>
        Features
      </a>
    </section>
  );
}

export function HomePage({ path }: { path: '/' | '/home' }) {
  return (
    <SitePage path={path}>
      <Hero />
      <div className="container content home">
        <div className="home-row">
          <Welcome />
          <Demo />
        </div>
        <Components />
        <ReactTiles />
        <Proof />
        <PageActions path={path} />
      </div>
    </SitePage>
  );
}
