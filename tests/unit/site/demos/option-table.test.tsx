import { render, screen, within } from '@testing-library/react';
import { getOptionGroups } from '@/components/demos/options/configured-options';
import { OptionTables } from '@/components/demos/options/option-table';
import { isTypeName, pagesDescribing } from '@/components/reference/types/doc-urls';
import { objectDoc } from '@/components/reference/types/library-types';
import { areaOf, everyDemoRoute } from '@/components/site/route-map';
import { sampleOfDay } from '../../../sample';
import { loadConfigurations } from '../demo-configurations';

async function renderTables(path: string): Promise<void> {
  render(<OptionTables configurations={await loadConfigurations(path)} />);
}

function getRow(option: string): HTMLElement {
  const row = screen
    .getAllByRole('row')
    .find((other) => within(other).queryByText(option, { selector: 'code' }));
  if (!row) throw new Error(`The table has no row for ${option}.`);
  return row;
}

/** The cells in the columns "Here" and "Default". */
function getCells(option: string): HTMLElement[] {
  return within(getRow(option)).getAllByRole('cell');
}

it.each([
  ['/demo/previews-length', 'previewConfig.number', /^4.*Angular package: .*\b3\b/],
  ['/demo/autoplay-custom', 'slideConfig.playConfig.autoPlay', /^true.*Angular package: .*false/],
  ['/demo/invert-swipe', 'currentImageConfig.invertSwipe', /^false.*Angular package: /],
  ['/demo/keyboard-config', 'keyboardConfig.esc', /^'Escape'.*Angular package: /],
])(
  'the page %s says how the default of %s differs in the Angular package',
  async (path, option, text) => {
    await renderTables(path);
    expect(getCells(option)[1]).toHaveTextContent(text);
  },
);

it('marks an option that only the React edition has', async () => {
  await renderTables('/demo/buttons-custom-fa');
  const [value, standard] = getCells('buttonsConfig.buttons[0].icon');
  expect(value).toHaveTextContent('an element');
  expect(standard).toHaveTextContent('React edition only');
});

it('marks the fields of an object that only the React edition has', async () => {
  await renderTables('/react/zoom');
  expect(getCells('zoomConfig.buttons')[1]).toHaveTextContent('React edition only');
});

it('prints the default alone where both editions agree', async () => {
  await renderTables('/demo/infinite-sliding');
  const [value, standard] = getCells('slideConfig.infinite');
  expect(value).toHaveTextContent(/^true$/);
  expect(standard).toHaveTextContent(/^false$/);
});

it('names the galleries that set a value, if they differ', async () => {
  await renderTables('/demo/plain-layouts');
  const [values] = getCells('plainGalleryConfig.strategy');
  expect(values).toHaveTextContent('PlainGalleryStrategy.ROW (Row, Row with space around)');
  expect(values).toHaveTextContent('PlainGalleryStrategy.GRID (Grid)');
});

it('names the only gallery that sets options in the caption', async () => {
  await renderTables('/demo/output-events');
  expect(screen.getByRole('caption')).toHaveTextContent(
    'Options of ModalLibConfig: Gallery with all buttons',
  );
});

it('explains an option and links to its row of the reference', async () => {
  await renderTables('/demo/previews-length');
  const row = getRow('previewConfig.number');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/features/previews/#PreviewConfig.number',
  );
  expect(within(row).getByText('Meaning').closest('details')).toHaveTextContent(
    'Number of thumbnails shown at once',
  );
});

/** Expects a URL such as `/features/modal-gallery#SlideConfig.infinite` to name a page and a row of it. */
function expectReferenceRow(url: string): void {
  const [page = '', row = ''] = url.split('#');
  const [type = '', field] = row.split('.');
  expect(['Features', 'React edition']).toContain(areaOf(page));
  expect(isTypeName(type) && pagesDescribing(type)).toContain(page);
  expect(objectDoc(type).fields.map(({ name }) => name)).toContain(field);
}

it.each(sampleOfDay(everyDemoRoute(), 4))(
  'the tables of $path say which gallery sets what, begin with options of both editions, and document each',
  async ({ path }) => {
    const configurations = await loadConfigurations(path);
    const { container } = render(<OptionTables configurations={configurations} />);
    for (const { label } of configurations) {
      if (label !== undefined) expect(container).toHaveTextContent(label);
    }
    for (const { rows } of getOptionGroups(configurations)) {
      expect(rows).not.toHaveLength(0);
      for (const { url, meaning } of rows) {
        expectReferenceRow(url);
        expect(meaning).not.toBe('');
      }
      const isOnlyReact = rows.every(({ difference }) => difference.added);
      if (path.startsWith('/demo/')) expect(isOnlyReact || !rows[0]?.difference.added).toBe(true);
    }
  },
);
