import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demos } from './folders.mjs';

/** `array-simple` has the class ArraySimpleComponent. */
export function getClassName(slug) {
  const words = slug.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return `${words.join('')}Component`;
}

async function hasOwnSelector(slug) {
  const source = await readFile(join(demos, slug, 'angular/component.ts'), 'utf8');
  return source.includes(`selector: 'app-${slug}'`);
}

/** The slugs of all demos. Throws when a demo has no sample, or a sample has the selector of another. */
export async function findSamples() {
  const entries = await readdir(demos);
  const slugs = entries.filter((slug) => existsSync(join(demos, slug, 'demo.tsx'))).sort();
  if (slugs.length === 0) throw new Error('There are no demos in app/demo.');

  const missing = slugs.filter((slug) => !existsSync(join(demos, slug, 'angular/component.ts')));
  if (missing.length > 0) {
    const files = missing.map((slug) => `app/demo/${slug}/angular/component.ts`);
    throw new Error(`Every demo has an Angular sample; missing: ${files.join(', ')}`);
  }

  const ownSelectors = await Promise.all(slugs.map(hasOwnSelector));
  const wrong = slugs.filter((_slug, index) => !ownSelectors[index]);
  if (wrong.length > 0) {
    const files = wrong.map((slug) => `app/demo/${slug}/angular/component.ts`);
    throw new Error(`The selector of a sample is app-<slug>; not so in: ${files.join(', ')}`);
  }
  return slugs;
}
