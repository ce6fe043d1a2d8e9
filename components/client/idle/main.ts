/** What a page runs when the browser is idle, or at the first sign of use of its live demo. */
import { followSections } from './contents';
import { initCopyPage } from './copy-page';
import { showCurrentEntry } from './current-entry';
import { prepareDemo } from '../demo/prepare';
import { completeInstallCommands } from './install-command';
import { initPackageManager } from './package-manager';
import { prefetchPages } from './prefetch';
import { recordVisit } from './record-visit';
import { prepareDemoIndex } from './demo-index';

export { startDemo } from '../demo/prepare';

/** Shows where the user is, lets links copy the page, and, unless the user saves data, fetches what may be needed next. */
export function prepare(base: string): void {
  completeInstallCommands();
  initPackageManager();
  showCurrentEntry();
  followSections();
  initCopyPage();
  prepareDemoIndex(base);
  recordVisit(base);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  prepareDemo();
  prefetchPages(base);
}
