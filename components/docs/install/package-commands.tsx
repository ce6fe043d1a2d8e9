import './package-commands.scss';
import { asset } from '@/components/site/urls';
import { reserveInstall } from './install-react';
import { packageManagers, type PackageManager } from './package-manager';
import { Snippet } from '../code/snippet';

/** The choice of the package manager for all commands of a page. It works without scripts; with them it is remembered. */
export function PackageManagers() {
  return (
    <fieldset className="package-managers" data-not-content>
      <legend>Package manager</legend>
      <div className="choice">
        {packageManagers.map((manager, index) => (
          <label key={manager}>
            <input
              type="radio"
              name="package-manager"
              value={manager}
              defaultChecked={index === 0}
            />
            {manager}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CommandsProps {
  title: string;
  /** The lines for a package manager. */
  getLines: (manager: PackageManager) => readonly string[];
  /** Path of the file that the last line installs; a script completes its URL. */
  file?: string;
}

/** Commands for each package manager, of which the chosen one is shown. */
export function Commands({ title, getLines, file }: CommandsProps) {
  return packageManagers.map((manager, index) => {
    const lines = getLines(manager).join('\n');
    return (
      <div key={manager} data-manager={manager} data-not-content={index > 0 || undefined}>
        <Snippet
          title={`${title}, ${manager}`}
          reserve={file && reserveInstall(lines, file)}
          code={
            <code {...(file && { 'data-install': asset(file) })} suppressHydrationWarning>
              {lines}
            </code>
          }
        />
      </div>
    );
  });
}
