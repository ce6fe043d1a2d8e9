import { DocsPage } from '@/components/docs/docs-page';
import { frameworks, getCommands, type Framework } from '@/components/docs/install/frameworks';
import { InlineText } from '@/components/docs/inline-text';
import { DownloadFirst } from '@/components/docs/install/install-react';
import { Commands, PackageManagers } from '@/components/docs/install/package-commands';
import { printCommand } from '@/components/docs/install/package-manager';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/code/snippet';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/react/frameworks';

export const metadata = pageMetadata(path);

function Steps({ framework }: { framework: Framework }) {
  const { title, remark, files, run, build } = framework;
  return (
    <>
      {remark && (
        <p>
          <InlineText text={remark} />
        </p>
      )}
      <Commands
        title={`Create and install: ${title}`}
        getLines={(manager) => getCommands(framework, manager)}
        file={siteFacts.reactEdition.archive}
      />
      {files.map(({ path: file, code }) => (
        <Snippet key={file} title={`${title}: ${file}`} code={code} />
      ))}
      <Commands title={`Run: ${title}`} getLines={(manager) => [printCommand(run, manager)]} />
      <Commands title={`Build: ${title}`} getLines={(manager) => [printCommand(build, manager)]} />
    </>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            From an empty folder to a gallery, step by step. A test runs exactly these steps with
            npm, and those of the last section with each package manager; it builds the project and
            opens the gallery in a browser. Put your own images into <code>public/photos</code>;
            then continue with the <a href={href('/react')}>demos of the React edition</a>.
          </p>
          <DownloadFirst folder="the folder in which you create the application" />
          <PackageManagers />
        </>
      }
    >
      {frameworks.map((framework) => (
        <Section key={framework.id} id={framework.id} title={framework.title}>
          <Steps framework={framework} />
        </Section>
      ))}
    </DocsPage>
  );
}
