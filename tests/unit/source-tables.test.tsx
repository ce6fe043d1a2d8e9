import { render, screen, within } from '@testing-library/react';
import { readDemoSource } from '@/components/demos/demo-source';
import { ValueTable } from '@/components/demos/source-tables';
import { readConfig } from './demo-configurations';

function renderTables(slug: string): void {
  render(
    readDemoSource(readConfig(`/demo/${slug}`)).configurations.map((configuration) => (
      <ValueTable key={configuration.name} configuration={configuration} />
    )),
  );
}

/** The cell in the column "Default" of the row with that option. */
function getDefaultCell(option: string): HTMLElement {
  const row = screen
    .getAllByRole('row')
    .find((other) => within(other).queryByRole('rowheader', { name: option }));
  const cell = row && within(row).getAllByRole('cell').at(-1);
  if (!cell) throw new Error(`The table has no row for ${option}.`);
  return cell;
}

it.each([
  ['previews-length', 'previewConfig.number', /^4.*Angular package: .*\b3\b/],
  ['autoplay-custom', 'slideConfig.playConfig.autoPlay', /^true.*Angular package: .*false/],
  ['invert-swipe', 'currentImageConfig.invertSwipe', /^false.*Angular package: /],
  ['keyboard-config', 'keyboardConfig.esc', /^'Escape'.*Angular package: /],
])(
  'the page of %s says how the default of %s differs in the Angular package',
  (slug, option, text) => {
    renderTables(slug);
    expect(getDefaultCell(option)).toHaveTextContent(text);
  },
);

it('marks an option that only the React edition has', () => {
  renderTables('buttons-custom-fa');
  expect(getDefaultCell('buttonsConfig.buttons[0].icon')).toHaveTextContent('React edition only');
});

it('prints the default alone where both editions agree', () => {
  renderTables('infinite-sliding');
  expect(getDefaultCell('slideConfig.infinite')).toHaveTextContent(/^false$/);
});
