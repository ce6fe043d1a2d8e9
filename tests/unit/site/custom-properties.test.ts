import { readFileSync } from 'node:fs';
import { compile } from 'sass';
import { readCustomProperties } from '@/components/reference/custom-properties';

const properties = readCustomProperties();

test('every custom property with a default in the stylesheet is described', () => {
  const { css } = compile('gallery-lib/src/styles/index.scss');
  const blocks = [...css.matchAll(/:where\(:root, :host\) \{([^}]*)\}/g)]
    .map(([, text]) => text)
    .join('');
  const names = [...blocks.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(properties.map(({ name }) => name)).toEqual(names.toSorted());
});

test('a document of the package lists them with their defaults', () => {
  const document = readFileSync('gallery-lib/docs/styling.md', 'utf8');
  for (const { name, value } of properties) {
    const row = document
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
    expect(row).toBeDefined();
    // Three shadows are described.
    if (name !== '--ks-focus-ring') expect(row).toContain(`\`${value.replace(/^0\./, '.')}\``);
  }
});
