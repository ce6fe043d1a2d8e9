import { DemoBoundary } from '@/components/demos/demo-boundary';
import { installGallery } from '@/components/docs/setup-snippets';
import { siteFacts } from '@/components/site/site-facts';
import { asset, href } from '@/components/site/urls';
import { Mosaic } from './mosaic';
import { photographTexts } from './photograph-texts';

function InstallLine() {
  const name = 'Install command';
  return (
    <figure className="install" data-pagefind-ignore>
      <pre tabIndex={0} role="region" aria-label={name} translate="no">
        <code>{installGallery}</code>
      </pre>
      <button className="copy-button scripted" data-copy="" type="button">
        Copy<span className="visually-hidden"> {name}</span>
      </button>
    </figure>
  );
}

/** Name, links and version of the project, beside photographs. */
export function Hero() {
  return (
    <div className="intro">
      <div className="container">
        <div className="intro-text">
          <img className="intro-logo" src={asset(siteFacts.logo)} alt="" width={180} height={180} />
          <h1>{siteFacts.title}</h1>
          <p className="intro-tagline">{siteFacts.tagline}</p>
          <p className="intro-buttons">
            <a className="button-outline button-first" href={href('/getting-started')}>
              Getting started
            </a>
            <a className="button-outline" href={href('/demo')}>
              Demo
            </a>
          </p>
          <InstallLine />
          <p className="intro-version">Currently v{siteFacts.library.major}</p>
        </div>
        <div className="live-demo" data-pagefind-ignore>
          <DemoBoundary>
            <Mosaic texts={photographTexts} />
          </DemoBoundary>
        </div>
      </div>
    </div>
  );
}
