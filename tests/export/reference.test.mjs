/** The pages of the reference list every type, field and difference of the library, with anchors that stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { loadRouteMap } from '../../scripts/lib/pages/pages.mjs';
import { attribute, elementsIn, readMain, textOf } from './html.mjs';

const load = (path) => loadTypescript(`components/reference/${path}`);
const { textRoutes } = await loadRouteMap();
const { libraryTypes } = await load('types/library-types.ts');
const { isSplit, pagesDescribing, rowId, rowUrl, typeNames } = await load('types/doc-urls.ts');
const { fieldDifferences, typeDifferences, eventDifferences } = await load(
  'differences/package-differences.ts',
);
const { behaviourGroups } = await load('differences/behaviour-differences.ts');

/** Ids and text of each page. Pages of releases are generated from the changelog by one file. */
const pages = new Map();
for (const { path, source } of textRoutes()) {
  if (source !== undefined) continue;
  const main = await readMain(path);
  const ids = elementsIn(main).flatMap((node) => attribute(node, 'id') ?? []);
  pages.set(path, { ids, text: textOf(main) });
}

/** Anchors that must stay, because other sites link to them. */
const anchors = {
  '/features/modal-gallery':
    'ModalGallery ModalLibConfig Image ModalImage ImageModalEvent CurrentImageConfig KeyboardConfig LoadingConfig SlideConfig SidePreviewsConfig ModalGalleryConfig ModalGalleryService ModalGalleryRef LoadingType KeyboardEnum',
  '/features/plain-gallery':
    'PlainGallery PlainLibConfig Image PlainImage PlainGalleryConfig PlainGalleryLayout LineLayout GridLayout BreakConfig AdvancedConfig PlainGalleryStrategy',
  '/features/carousel':
    'Carousel CarouselLibConfig Image CarouselConfig PlayConfig CarouselImageConfig ImageEvent',
  '/features/common': 'Common Image DotsConfig Size PlayConfig Action',
  '/features/description': 'DescriptionInterfaces Description DescriptionStyle DescriptionStrategy',
  '/features/accessibility': 'Accessibility AccessibilityConfig',
  '/features/previews': 'Previews PreviewConfig CarouselPreviewConfig BreakpointsConfig',
  '/features/upper-buttons':
    'UpperButtons ButtonsConfig ButtonEvent ButtonConfig ButtonsStrategy ButtonType',
  '/features/keyboard-config': 'KeyboardConfig KeyboardServiceConfig',
  '/about': 'editions editions-run-time editions-events editions-options',
};

test('pages keep the anchors that other sites link to', () => {
  const missing = Object.entries(anchors).flatMap(([path, names]) =>
    names.split(' ').flatMap((name) => (pages.get(path).ids.includes(name) ? [] : [path + name])),
  );
  assert.deepEqual(missing, []);
});

test('the reference lists each field and member of a type on its pages and nowhere else', () => {
  for (const name of typeNames()) {
    const doc = libraryTypes().get(name);
    const members = doc.kind === 'enum' ? doc.members : (doc.fields ?? []);
    const described = pagesDescribing(name);
    assert.ok(described.length > 0, name);
    for (const [path, { ids }] of pages) {
      const isDescribed = described.includes(path);
      const found = ids.filter((id) => id.startsWith(`${name}.`)).sort();
      const expected = members
        .filter((member) => !isSplit(name) || rowUrl(name, member.name).startsWith(`${path}#`))
        .map((member) => rowId(name, member.name))
        .sort();
      if (isDescribed) assert.ok(ids.includes(name), `${name} on ${path}`);
      if (isDescribed && doc.kind === 'alias') continue;
      assert.deepEqual(found, isDescribed ? expected : [], `${name} on ${path}`);
    }
  }
});

test('the differences between the editions are all on one page', () => {
  const text = pages.get('/react/differences').text.toLowerCase();
  const notes = [fieldDifferences, typeDifferences, eventDifferences].flatMap((all) =>
    Object.values(all).flatMap(({ note }) => note ?? []),
  );
  const behaviour = behaviourGroups.flatMap(({ rows }) =>
    rows.flatMap(({ topic, react, angular }) => [topic, react, angular]),
  );
  assert.ok(notes.length > 0 && behaviour.length > 0);
  assert.deepEqual(
    [...notes, ...behaviour].filter(
      (each) => !text.includes(each.replaceAll('`', '').toLowerCase()),
    ),
    [],
  );
});

test('the row of a field that only the React edition has says so', async () => {
  for (const [path, id] of [
    ['/features/modal-gallery', 'ModalGalleryRef.isOpen'],
    ['/features/carousel', 'CarouselImageConfig.loadingConfig'],
  ]) {
    const nodes = elementsIn(await readMain(path));
    const row = nodes.find((node) => attribute(node, 'id') === id);
    assert.match(textOf(row), /React edition only\./, id);
  }
});
