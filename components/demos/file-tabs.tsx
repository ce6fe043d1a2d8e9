import { CodePanel } from '@/components/docs/code/code-panel';
import type { DemoFile } from './demo-files';

interface FileTabsProps {
  /** Edition of the files, which names the group. */
  edition: string;
  files: readonly DemoFile[];
}

/** The stylesheet has a rule for each. */
const mostFiles = 16;

/**
 * One panel for each file; the stylesheet shows the one whose radio button is checked. All tabs come first, so that those
 * that arrive later move no panel.
 */
export function FileTabs({ edition, files }: FileTabsProps) {
  if (files.length > mostFiles) throw new Error(`More than ${mostFiles} files of ${edition}.`);
  return (
    <fieldset className="file-tabs" data-not-content="search">
      <legend className="visually-hidden">{edition} files</legend>
      {files.map(({ name }, index) => (
        <label key={name}>
          <input type="radio" name={`${edition}-file`} defaultChecked={index === 0} />
          {name}
        </label>
      ))}
      {files.map(({ name, path = name, ...file }) => (
        <CodePanel key={name} title={`${edition}: ${name}`} path={path} {...file} />
      ))}
    </fieldset>
  );
}
