import { Fragment } from 'react';
import { CodePanel } from '@/components/docs/code/code-panel';
import type { DemoFile } from './demo-files';

interface FileTabsProps {
  /** Edition of the files, which names the group. */
  edition: string;
  files: readonly DemoFile[];
}

/** One panel for each file; the stylesheet shows the one whose radio button is checked. */
export function FileTabs({ edition, files }: FileTabsProps) {
  return (
    <fieldset className="file-tabs" data-not-content="search">
      <legend className="visually-hidden">{edition} files</legend>
      {files.map(({ name, ...file }, index) => (
        <Fragment key={name}>
          <label>
            <input type="radio" name={`${edition}-file`} defaultChecked={index === 0} />
            {name}
          </label>
          <CodePanel title={name} {...file} />
        </Fragment>
      ))}
    </fieldset>
  );
}
