import '@/styles/gallery.scss';
import { SitePage } from '@/components/layout/site-page';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { asset, href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';
import { HomeGallery } from './home-gallery';

function Intro() {
  return (
    <div className="intro">
      <div className="container">
        <img className="intro-logo" src={asset(siteFacts.logo)} alt="" width={180} height={180} />
        <h1>{siteFacts.title}</h1>
        <p className="intro-tagline">{siteFacts.tagline}</p>
        <p className="intro-buttons">
          <a className="button-outline" href={href('/getting-started')}>
            Getting started
          </a>
          <a className="button-outline" href={href('/demo')}>
            Demo
          </a>
        </p>
        <p className="intro-version">Currently v{siteFacts.library.major}</p>
      </div>
    </div>
  );
}

function Welcome() {
  const { library, repository, semanticVersioning } = siteFacts;
  return (
    <section aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      <p>
        Good to have you here. This is the documentation of <code>{library.packageName}</code>,
        three components for showing pictures in an Angular application: a modal gallery, a plain
        gallery and a carousel. Begin with <a href={href('/getting-started')}>installing it</a>, or
        look at <a href={href('/demo')}>what it can do</a> first.
      </p>
      <p className="callout">
        The live demos on this site run on the React edition of the gallery, which is part of this
        website’s own repository: same models, same configuration, same defaults. Each demo shows
        the React source that runs above it and the Angular source that does the same with version{' '}
        {library.major}.
      </p>
      <p>
        Found a mistake, missing something? <a href={repository.issues}>Open an issue</a>, or send a{' '}
        <a href={repository.contributing}>pull request</a>: help is welcome. Version numbers follow{' '}
        <a href={semanticVersioning}>Semantic Versioning 2.0.0</a>.
      </p>
    </section>
  );
}

function Demo() {
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">Demo</h2>
      <p>
        A small gallery with nothing configured: five thumbnails, and the modal gallery behind them.
        Choose one. What can be changed is listed under <a href={href('/features')}>Features</a>.
      </p>
      <div className="home-demo">
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
      <Intro />
      <div className="container narrow content prose">
        <Welcome />
        <Demo />
      </div>
    </SitePage>
  );
}
