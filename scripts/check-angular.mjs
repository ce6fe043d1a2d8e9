/**
 * Compiles the Angular samples against the published packages, with strict templates, and builds them into one
 * application, which `playwright.angular.config.ts` runs: node scripts/check-angular.mjs.
 */
import { bundleSamples } from './angular/bundle.mjs';
import { compileSamples, compileSelfTest } from './angular/compile.mjs';
import { project } from './angular/folders.mjs';
import { generateSources } from './angular/generate.mjs';
import { findSamples } from './angular/samples.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';

export async function buildAngularSamples() {
  const slugs = await findSamples();
  await ensureInstalled(project);
  await generateSources(slugs);
  await Promise.all([compileSamples(), compileSelfTest()]);
  await bundleSamples();
  return `${slugs.length} samples; a wrong input name is refused (NG8002)`;
}

await main(import.meta.url, async () => console.log('Compiled', await buildAngularSamples()));
