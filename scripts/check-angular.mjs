/**
 * Compiles the Angular samples and code of the playground against the published packages, with strict templates, and
 * builds the samples into one application, which `playwright.angular.config.ts` runs: node scripts/check-angular.mjs.
 */
import { bundleSamples } from './angular/bundle.mjs';
import { compileSamples, compileSelfTests } from './angular/compile.mjs';
import { project } from './angular/folders.mjs';
import { generateSources } from './angular/generate.mjs';
import { findSamples } from './angular/samples.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';

export async function buildAngularSamples() {
  const slugs = await findSamples();
  await ensureInstalled(project);
  const stateCount = await generateSources(slugs);
  await Promise.all([compileSamples(), compileSelfTests()]);
  await bundleSamples();
  return `${slugs.length} samples and ${stateCount} states of the playground; a wrong input name and a wrong option are refused`;
}

await main(import.meta.url, async () => console.log('Compiled', await buildAngularSamples()));
