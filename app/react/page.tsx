import { DemoCard } from '@/components/demos/demo-index/demo-card';
import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/code/example-file';
import {
  DownloadFirst,
  InstallReactCode,
  installReserve,
} from '@/components/docs/install/install-react';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/code/snippet';
import { asset, href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { reactGroups, reactHelp, type ReactRoute } from '@/components/site/routes/react';
import '@/components/demos/demo-index/cards.scss';
import './react.scss';

const path = '/react';

export const metadata = pageMetadata(path);

/** Guides with what they are about. */
function Guides({ guides }: { guides: readonly ReactRoute[] }) {
  if (guides.length === 0) return null;
  return (
    <ul className="react-guides">
      {guides.map((route) => (
        <li key={route.path}>
          <a href={href(route.path)}>{route.navLabel}</a> {route.summary}
        </li>
      ))}
    </ul>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            The same three components, options and names for React 18.2 and 19. Use it when your
            application is in React, or when you want what only this edition has.
          </p>
          <ul>
            <li>No dependency but React</li>
            <li>Complete HTML from the server, and images without scripts</li>
            <li>Code of options that you do not use is not downloaded</li>
          </ul>
          <p>
            The steps for your tools are in <a href={href('/react/frameworks')}>Frameworks</a>, and
            your question may be one of the <a href={href('/react/recipes')}>recipes</a>.
          </p>
        </>
      }
    >
      <Section id="install" title="Install">
        <Snippet title="Install command" code={<InstallReactCode />} reserve={installReserve} />
        <DownloadFirst folder="the folder of your application" />
        <ExampleFile name="album/plain-gallery" />
        <p>
          Import <code>ks-gallery-react/styles.css</code> once, and put your photographs into{' '}
          <code>public/photos</code>.
        </p>
      </Section>
      {reactGroups.map(({ id, label, purpose, pages }) => (
        <Section key={id} id={id} title={label}>
          <p className="react-purpose">{purpose}</p>
          <Guides guides={pages.filter(({ demo }) => !demo)} />
          <ul className="demo-cards">
            {pages
              .filter(({ demo }) => demo)
              .map((route) => (
                <DemoCard key={route.path} route={route} text={route.summary} />
              ))}
          </ul>
        </Section>
      ))}
      <Section id="more" title="Help and reference">
        <Guides guides={reactHelp} />
        <p>
          For coding assistants: <a href={asset('/llms.txt')}>llms.txt</a> and{' '}
          <a href={asset('/llms-full.txt')}>llms-full.txt</a> of this site,{' '}
          <a href={asset('/.well-known/agent-skills/index.json')}>a skill</a>, and{' '}
          <code>AGENTS.md</code> with the reference as Markdown in the package. The{' '}
          <a href={href('/demo')}>examples</a> of both editions show all other options.
        </p>
      </Section>
    </DocsPage>
  );
}
