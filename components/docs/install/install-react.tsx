import { siteFacts } from '@/components/site/site-facts';
import { absolute, asset } from '@/components/site/urls';

const { archive } = siteFacts.reactEdition;
const fileName = archive.slice(archive.lastIndexOf('/') + 1);

/**
 * The text for which a command that installs a file of the site reserves space: it names the public URL of the site, or one
 * of the same length, in the place of the file.
 */
export const reserveInstall = (command: string, file: string) =>
  command.replace(/\S+$/, absolute(file));

const command = `npm install ./${fileName}`;

/** The space that the command needs when its URL is complete. */
export const installReserve = reserveInstall(command, archive);

/**
 * The command that installs the React edition from the file that the site serves. Only a script knows from which origin
 * the page was loaded: it replaces the name of the downloaded file by the URL of the file.
 */
export function InstallReactCode() {
  return (
    <code data-install={asset(archive)} suppressHydrationWarning>
      {command}
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
