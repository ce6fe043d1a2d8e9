import { siteFacts } from '@/components/site/site-facts';
import { asset } from '@/components/site/urls';

const { archive } = siteFacts.reactEdition;
const fileName = archive.slice(archive.lastIndexOf('/') + 1);

/**
 * The command that installs the React edition from the file that the site serves. Only a script knows from which origin
 * the page was loaded: it replaces the name of the downloaded file by the URL of the file.
 */
export function InstallReactCode() {
  return (
    <code data-install={asset(archive)} suppressHydrationWarning>
      {`npm install ./${fileName}`}
    </code>
  );
}

/** What the command needs without scripts; `folder` is where it looks for the file. */
export function DownloadFirst({ folder }: { folder: string }) {
  return (
    <noscript>
      First download <a href={asset(archive)}>{fileName}</a> into {folder}.
    </noscript>
  );
}
