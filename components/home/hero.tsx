import type { ReactElement } from 'react';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { InstallReactCode } from '@/components/docs/install-react';
import { installGallery } from '@/components/docs/setup-snippets';
import { EditionSwitch } from '@/components/layout/edition-switch';
import { siteFacts } from '@/components/site/site-facts';
import { asset, href } from '@/components/site/urls';
import { Mosaic } from './mosaic';
import { photographTexts } from './photograph-texts';

/** The command that installs one edition. */
function InstallLine({ edition, code }: { edition: string; code: ReactElement }) {
  const name = `Install command for ${edition}`;
  return (
    <figure className="install" data-edition-panel={edition.toLowerCase()} data-pagefind-ignore>
      <figcaption>{edition}</figcaption>
      <pre tabIndex={0} role="region" aria-label={name} translate="no">
        {code}
      </pre>
      <button className="copy-button scripted" data-copy="" type="button" suppressHydrationWarning>
        Copy<span className="visually-hidden"> {name}</span>
      </button>
    </figure>
  );
}

const shortcuts = [
  ['React edition', '/react'],
  ['Playground', '/playground'],
  ['Performance', '/performance'],
] as const;

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
          <ul className="intro-links">
            {shortcuts.map(([label, path]) => (
              <li key={path}>
                <a href={href(path)}>{label}</a>
              </li>
            ))}
          </ul>
          <EditionSwitch place="page" />
          <InstallLine edition="Angular" code={<code>{installGallery}</code>} />
          <InstallLine edition="React" code={<InstallReactCode />} />
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
