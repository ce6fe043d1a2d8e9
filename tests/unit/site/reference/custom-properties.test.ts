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
  expect(properties.map(({ name }) => name)).toEqual(
    [...names, '--ks-caption-background', '--ks-caption-shadow'].toSorted(),
  );
});

test.each([
  ['--ks-arrow-size', '30px', ['modal', 'carousel']],
  ['--ks-backdrop-filter', 'blur(24px) brightness(0.5)', ['modal']],
  [
    '--ks-caption-background',
    'linear-gradient(rgb(0 0 0 / 60%), rgb(0 0 0 / 72%))',
    ['modal', 'carousel'],
  ],
  ['--ks-carousel-preview-gap', '6px', ['carousel']],
  ['--ks-thumb-gap', '4px', ['modal', 'plain']],
])('%s has its default, and the components that read it', (name, value, components) => {
  expect(properties.find((property) => property.name === name)).toMatchObject({
    value,
    components,
  });
});

test('a document of the package lists them with their defaults', () => {
  const document = readFileSync('gallery-lib/docs/styling.md', 'utf8');
  for (const { name, value } of properties) {
    const row = document
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
    expect(row).toBeDefined();
    // Three shadows and a gradient are described.
    if (!['--ks-focus-ring', '--ks-caption-background'].includes(name))
      expect(row).toContain(`\`${value.replace(/^0\./, '.')}\``);
  }
});
