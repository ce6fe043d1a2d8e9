/**
 * Completes what `next build` has written to out/: reading pages lose the framework's runtime, gallery pages contain a
 * list of its scripts instead, each page gets its structured data and its content policy, the search index, the Markdown
 * versions and the files for hosts are added, and what nothing asks for is removed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertPolicy } from './postbuild/content-policy.mjs';
import { removeFramework } from './postbuild/framework/index.mjs';
import { writeHostingFiles } from './postbuild/hosting-files.mjs';
import { writeMarkdownVersions } from './postbuild/markdown-versions.mjs';
import { writeAgentSkill } from './postbuild/agent-files.mjs';
import { awaitDemoArea } from './postbuild/await-demo-area.mjs';
import { preloadFont } from './postbuild/preload-font.mjs';
import { removeUnreachable } from './postbuild/prune.mjs';
import { writeSearchIndex } from './postbuild/search-index.mjs';
import { writeSocialCards } from './postbuild/social-cards.mjs';
import { addStructuredData } from './postbuild/structured-data.mjs';
import { readBasePath } from './lib/base-path.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { compressedSize } from './lib/pages/page-sizes.mjs';
import { root } from './lib/root.mjs';

const isReading = ({ route }) => !route.interactive;

async function completeExport(folder) {
  const basePath = readBasePath();
  const pages = await removeFramework(folder, basePath);
  preloadFont(pages);
  awaitDemoArea(pages);
  await addStructuredData(pages);
  await Promise.all(pages.map(({ file, html }) => writeFile(join(folder, file), html)));
  await writeSearchIndex(folder, pages);
  await writeMarkdownVersions(folder, pages);
  await writeSocialCards(folder, pages);
  await writeAgentSkill(folder);

  const { externalImageHosts } = await loadTypescript('components/site/site-facts.ts');
  const { longPage } = await loadTypescript('components/site/sizes/size-limits.ts');
  const { speculationRules } = await loadTypescript('components/client/idle/prefetch.ts');
  const sources = {
    imageHosts: externalImageHosts,
    speculationRules: speculationRules(`${basePath}/`),
  };
  for (const page of pages) {
    const html = insertPolicy(page.html, sources, page.route);
    await writeFile(join(folder, page.file), html);
  }
  for (const { route, html } of pages.filter(isReading)) {
    const size = compressedSize(html);
    if (size > longPage) console.log(`${route.path} is long: ${size} bytes compressed.`);
  }
  await removeUnreachable(folder);
  await writeHostingFiles(folder, basePath);
  console.log(
    `Finished the export: ${pages.length} pages, ${pages.filter(isReading).length} of them without the framework.`,
  );
}

await main(import.meta.url, () => completeExport(join(root, 'out')));
