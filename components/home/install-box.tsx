import type { ReactNode } from 'react';
import { CopyButton } from '@/components/docs/code/copy-button';
import {
  DownloadFirst,
  InstallReactCode,
  installReserve,
} from '@/components/docs/install/install-react';
import { installGallery } from '@/components/docs/install/setup-snippets';
import { EditionSwitch } from '@/components/layout/navbar/edition-switch';

interface CommandProps {
  edition: string;
  /** The text for which the command keeps space. */
  reserve?: string;
  /** What the command needs. */
  note?: ReactNode;
  children: ReactNode;
}

/** The command that installs one edition. */
function Command({ edition, reserve, note, children }: CommandProps) {
  const name = `Install command for ${edition}`;
  return (
    <figure data-edition-panel={edition.toLowerCase()}>
      <figcaption>{edition}</figcaption>
      <pre tabIndex={0} role="region" aria-label={name} translate="no" data-reserve={reserve}>
        {children}
      </pre>
      <CopyButton of={name} />
      {note}
    </figure>
  );
}

/** The switch between the editions with the command of the chosen one, or with both commands. */
export function InstallBox() {
  return (
    <div className="install" data-not-content="search">
      <EditionSwitch place="install" />
      <Command edition="Angular">
        <code>{installGallery}</code>
      </Command>
      <Command
        edition="React"
        reserve={installReserve}
        note={<DownloadFirst folder="the folder of your application" />}
      >
        <InstallReactCode />
      </Command>
    </div>
  );
}
