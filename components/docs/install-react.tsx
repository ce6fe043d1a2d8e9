import { siteFacts } from '@/components/site/site-facts';
import { asset } from '@/components/site/urls';

const { archive } = siteFacts.reactEdition;
const fileName = archive.slice(archive.lastIndexOf('/') + 1);

/** The downloaded file of the library, as package managers name it. */
export const installedFile = `./${fileName}`;

/**
 * The command that installs the React edition from the file that the site serves. Only a script knows from which origin
 * the page was loaded: it replaces the name of the downloaded file by the URL of the file.
 */
export function InstallReactCode() {
  return (
    <code data-install={asset(archive)} suppressHydrationWarning>
      {`npm install ${installedFile}`}
    </code>
  );
}

/** What the command needs without scripts. */
export function DownloadFirst() {
  return (
    <noscript>
      Download <a href={asset(archive)}>{fileName}</a> into the folder of your application first.
    </noscript>
  );
}
