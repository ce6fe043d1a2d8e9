/**
 * Completes what `next build` has written to out/: reading pages lose the framework's runtime, each page gets its
 * structured data and its content policy, the search index, the Markdown twins and the files for hosts are added,
 * and what nothing asks for is removed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientModules, refuseClientComponents } from './finish/client-components.mjs';
import { withPolicy } from './finish/content-policy.mjs';
import { writeHostingFiles } from './finish/hosting-files.mjs';
import { writeMachineFiles } from './finish/machine-files.mjs';
import { removeNotFoundCopies, removePayloadFiles, removeUnreachable } from './finish/prune.mjs';
import { writeSearchIndex } from './finish/search-index.mjs';
import { withoutFramework } from './finish/strip-framework.mjs';
import { addStructuredData } from './finish/structured-data.mjs';
import { readBasePath } from './lib/base-path.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { exportedPages } from './lib/pages.mjs';
import { root } from './lib/root.mjs';

const isReading = ({ route }) => route.kind === 'reading';

function payloadOf(file) {
  return file === '404.html' ? '_not-found/index.txt' : file.replace(/\.html$/, '.txt');
}

async function finishExport(folder) {
  const modules = await clientModules(join(root, '.next/server/app'));
  const notFoundPayload = await readFile(join(folder, payloadOf('404.html')), 'utf8');
  await removeNotFoundCopies(folder);
  const pages = await exportedPages(folder);

  for (const page of pages.filter(isReading)) {
    const payload =
      page.file === '404.html'
        ? notFoundPayload
        : await readFile(join(folder, payloadOf(page.file)), 'utf8');
    refuseClientComponents(page.route, payload, modules);
    page.html = withoutFramework(page.html, page.file);
  }
  await removePayloadFiles(folder);
  await addStructuredData(pages);
  await Promise.all(pages.map(({ file, html }) => writeFile(join(folder, file), html)));
  await writeSearchIndex(folder);
  await writeMachineFiles(folder, pages);

  const { externalPictureHosts, siteFacts } = await loadTypescript('components/site/site-facts.ts');
  const { speculationRules } = await loadTypescript('components/chrome/enhance/prefetch.ts');
  const basePath = readBasePath();
  const sources = {
    pictureHosts: externalPictureHosts,
    paymentHost: new URL(siteFacts.donation.action).origin,
    speculationRules: speculationRules(`${basePath}/`),
  };
  for (const { file, html } of pages) {
    await writeFile(join(folder, file), withPolicy(html, sources));
  }
  await removeUnreachable(folder);
  await writeHostingFiles(folder, basePath);
  console.log(
    `Finished the export: ${pages.length} pages, ${pages.filter(isReading).length} of them without a runtime.`,
  );
}

await main(import.meta.url, () => finishExport(join(root, 'out')));
