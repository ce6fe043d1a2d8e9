import { DemoBoundary } from '@/components/demos/demo-boundary';
import { siteFacts } from '@/components/site/site-facts';
import { asset, href } from '@/components/site/urls';
import { InstallBox } from './install-box';
import { photographTexts } from '@/components/site/photographs/texts';
import { Wall } from './wall';

/** Name, links, install command and version of the project, beside photographs. */
export function Hero() {
  const { library, logo, tagline, title } = siteFacts;
  const [scope, name] = title.split('/');
  return (
    <div className="intro on-dark">
      <div className="intro-text">
        <img className="intro-logo" src={asset(logo)} alt="" width={180} height={180} />
        <h1>
          <span className="intro-scope">{scope}/</span>
          <span>{name}</span>
        </h1>
        <p className="intro-tagline">{tagline}</p>
        <p className="button-row">
          <a className="button button-main" href={href('/getting-started')}>
            Getting started
          </a>
          <a className="button" href={href('/demo')}>
            Demo
          </a>
        </p>
      </div>
      <div className="intro-install">
        <InstallBox />
        <p className="intro-version">Currently v{library.major}</p>
      </div>
      <div className="intro-photographs" data-not-content="search">
        <div className="live-demo" data-not-content>
          <DemoBoundary>
            <Wall texts={photographTexts} />
          </DemoBoundary>
        </div>
        <p className="intro-hint">
          Select a photograph, or <a href={href('/react/photos')}>add your own</a>
        </p>
      </div>
    </div>
  );
}
