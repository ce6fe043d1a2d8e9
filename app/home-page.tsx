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
        <code>{library.packageName}</code> is an image gallery library for Angular with three
        components: a modal gallery, a plain gallery and a carousel.{' '}
        <a href={href('/getting-started')}>Install it</a>, or try the{' '}
        <a href={href('/demo')}>live demos</a> first.
      </p>
      <p className="callout">
        The live demos on this site run on the React edition, which is part of this website’s
        repository. Both editions have the same names and options;{' '}
        <a href={href('/about#editions')}>some defaults and behaviours differ</a>. Each demo shows
        the React source that runs, and Angular source for version {library.major} of the package.
      </p>
      <p>
        This site documents version {library.major} of the Angular package, released in 2022; there
        are <a href={repository.releases}>newer releases</a>. To report a problem with the package,{' '}
        <a href={repository.issues}>open an issue</a> in its repository, or send a{' '}
        <a href={repository.contributing}>pull request</a>. Version numbers follow{' '}
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
        A plain gallery with five images. Its only option is a name, which gives each image{' '}
        <a href={href('/react/links')}>a URL of its own</a>. Select a thumbnail to open the modal
        gallery. <a href={href('/features')}>Features</a> lists all options.
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
      <Intro />
      <div className="container narrow content prose">
        <Welcome />
        <Demo />
      </div>
    </SitePage>
  );
}
