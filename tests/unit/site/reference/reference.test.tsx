/** What the tables say; that the pages contain them all is checked in tests/export/reference.test.mjs. */
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { render, screen, within } from '@testing-library/react';
import * as library from 'ks-gallery-react';
import { valueText } from '@/components/reference/types/default-value';
import { FieldTable } from '@/components/reference/tables/field-table';
import { demosOfField } from '@/components/reference/tables/field-demos';
import {
  libraryDefaults,
  type LibraryDefaults,
} from '@/components/reference/types/library-defaults';
import { libraryTypes, objectDoc } from '@/components/reference/types/library-types';
import { EditionDifferences } from '@/components/reference/differences/edition-differences';
import {
  fieldDifferences,
  typeDifferences,
} from '@/components/reference/differences/package-differences';
import { rowId, typeNames } from '@/components/reference/types/doc-urls';
import { getRows } from '@/components/reference/tables/rows';
import { sameFields } from '@/components/reference/tables/type-section';
import { describeField } from './described-field';

function readText(element: ReactElement): string {
  const { container, unmount } = render(element);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

describe('the reference tables', () => {
  const exportedTypes = readFileSync('gallery-lib/src/model/index.ts', 'utf8')
    .replace(/\/\/.*|export \{[^}]*\} from '.\/defaults\/[\w-]+';/g, '')
    .match(/\b[A-Z]\w+/g);

  test('list every exported type and no others', () => {
    const props = ['CarouselProps', 'PlainGalleryProps', 'ModalGalleryProps'];
    expect([...typeNames()].sort()).toEqual([...exportedTypes!, ...props].sort());
    expect([...libraryTypes().keys()].sort()).toEqual([...typeNames()].sort());
  });

  test('have a description for every field and member', () => {
    const undocumented = [...libraryTypes().values()].flatMap((doc) => {
      const members = doc.kind === 'enum' ? doc.members : 'fields' in doc ? doc.fields : [];
      return members.filter(({ meaning }) => !meaning).map(({ name }) => rowId(doc.name, name));
    });
    expect(undocumented).toEqual([]);
  });

  test('print the values of the enums', () => {
    const enums = [...libraryTypes().values()].filter((doc) => doc.kind === 'enum');
    expect(enums).toHaveLength(6);
    for (const { name, members } of enums)
      expect(Object.fromEntries(members.map((member) => [member.name, member.value]))).toEqual(
        library[name as 'Action'],
      );
  });

  test('have differences and demos only for fields that exist', () => {
    const fields = typeNames().flatMap((name) => {
      const doc = libraryTypes().get(name);
      return doc && 'fields' in doc ? doc.fields.map((field) => rowId(name, field.name)) : [];
    });
    const listed = [...Object.keys(fieldDifferences), ...Object.keys(demosOfField)];
    expect(listed.filter((id) => !fields.includes(id))).toEqual([]);
    expect(Object.keys(typeDifferences).filter((name) => !libraryTypes().has(name))).toEqual([]);
  });
});

describe('the differences between the editions', () => {
  test('list the fields of a type, and its difference', () => {
    render(<EditionDifferences />);
    const rows = screen.getAllByRole('row', { hidden: true });
    for (const [type, text] of [
      ['ModalGalleryRef', 'id, isOpen, navigateTo, updateImages'],
      ['AccessibilityConfig', 'Required: 35 fields.'],
      ['PlainGalleryLayout', 'In the Angular package this interface is empty.'],
    ] as const) {
      const row = rows.find((found) => found.querySelector('th')?.textContent === type);
      expect(row).toHaveTextContent(text);
    }
  });

  test('name the types that only the React edition has in one list', () => {
    render(<EditionDifferences />);
    const items = screen.getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toContain('ZoomConfig');
  });
});

test('a type without fields of its own has no empty table', () => {
  render(<FieldTable of="ImageModalEvent" />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^The fields of/)).toHaveTextContent('galleryId');
});

test('no type begins with the bar of a union', () => {
  const aliases = [...libraryTypes().values()].flatMap((doc) =>
    doc.kind === 'alias' ? [doc.type] : [],
  );
  expect(aliases).toContain(
    "'standard' | 'circular' | 'bars' | 'dots' | 'cubeFlipping' | 'circles' | 'explosingSquares'",
  );
  expect(aliases.filter((type) => type.startsWith('|'))).toEqual([]);
});

describe('the column of default values', () => {
  const textOf = (of: string, defaults?: LibraryDefaults) =>
    readText(<FieldTable of={of} defaults={defaults} />);

  test('changes when a default value changes', () => {
    const { slideConfig } = library.MODAL_DEFAULTS;
    const changed = {
      ...libraryDefaults,
      ModalLibConfig: {
        ...library.MODAL_DEFAULTS,
        slideConfig: { ...slideConfig, infinite: true },
      },
    };
    const cell = (defaults?: LibraryDefaults) => {
      const { container, unmount } = render(<FieldTable of="SlideConfig" defaults={defaults} />);
      const text = container.querySelector(
        '[id="SlideConfig.infinite"] td:last-child',
      )?.textContent;
      unmount();
      return text;
    };
    expect(cell()).toBe('false');
    expect(cell(changed)).toBe('true');
  });

  test('prints a short object, and links to the table of one with many fields', () => {
    render(<FieldTable of="ModalLibConfig" />);
    const row = screen.getByRole('row', { name: /^accessibility/ });
    const cells = within(row).getAllByRole('cell');
    const links = [
      within(row).getByRole('link', { name: /^Accessibility ?Config$/ }),
      within(cells.at(-1)!).getByRole('link', { name: /^\d+ fields$/ }),
    ];
    for (const link of links)
      expect(link).toHaveAttribute('href', '/features/accessibility/#AccessibilityConfig');
    const dots = screen.getByRole('row', { name: /^dotsConfig / });
    expect(within(dots).getAllByRole('cell').at(-1)).toHaveTextContent('{ visible: true }');
  });

  test('are a tree: below an option the fields of its object, with the defaults of this gallery', () => {
    const fieldOf = (type: string, option: RegExp, name: string) => {
      const { unmount } = render(<FieldTable of={type} />);
      const row = screen.getByRole('row', { name: option });
      const [group] = within(row).getAllByRole('group');
      const [link] = within(group!).getAllByRole('link', { name });
      const found = {
        path: link!.getAttribute('href'),
        signature: link!.closest('p')?.textContent.trim(),
        fields: within(group!).getAllByRole('listitem').length,
      };
      unmount();
      return found;
    };
    expect(fieldOf('ModalLibConfig', /^slideConfig /, 'autoPlay')).toEqual({
      path: '/features/carousel/#PlayConfig.autoPlay',
      signature: 'autoPlay: boolean = true',
      // Also those of the objects in them.
      fields: 10,
    });
    expect(fieldOf('CarouselLibConfig', /^carousel.{0,3}Dots/, 'visible').signature).toBe(
      'visible: boolean = true',
    );
    expect(fieldOf('ModalLibConfig', /^previewConfig /, 'width').signature).toBe(
      "width: string = 'auto'",
    );
    expect(fieldOf('ModalLibConfig', /^slideConfig /, 'width').signature).toBe(
      "width: string = '100px'",
    );
  });

  test('prints enum values by name and texts in quotes', () => {
    expect(textOf('LoadingConfig')).toContain('LoadingType.STANDARD');
    expect(textOf('Description')).toContain("'Image '");
    expect(textOf('KeyboardServiceConfig')).toContain("['ctrl+s', 'meta+s']");
  });

  test('names the component where the defaults of two components differ', () => {
    const text = textOf('Description');
    expect(text).toContain('DescriptionStrategy.ALWAYS_VISIBLE (modal gallery)');
    expect(text).toContain('DescriptionStrategy.ALWAYS_HIDDEN (carousel)');
    expect(textOf('PlayConfig')).not.toContain('(carousel)');
  });

  test.each([
    ['PreviewConfig', 'number', 'the default is 3'],
    ['CurrentImageConfig', 'invertSwipe', 'the opposite'],
    ['ModalLibConfig', 'keyboardConfig', 'undefined'],
  ] as const)('says for %s.%s what the Angular package does', (type, field, note) => {
    const row = getRows(type).find(({ name }) => name === field);
    expect(row!.difference.note).toContain(note);
    expect(textOf(type)).toContain('Angular package: ');
  });

  test('the shortcuts of a carousel have the default of the modal gallery', () => {
    const printed = getRows('CarouselLibConfig').find(
      ({ name }) => name === 'keyboardServiceConfig',
    );
    const modal = getRows('ModalLibConfig').find(({ name }) => name === 'keyboardServiceConfig');
    expect(printed?.defaults).toEqual(modal?.defaults);
  });

  test('every field of a default object is a field of its type', () => {
    const lib = {
      ModalLibConfig: library.MODAL_DEFAULTS,
      CarouselLibConfig: library.CAROUSEL_DEFAULTS,
      PlainLibConfig: library.PLAIN_DEFAULTS,
    };
    for (const [name, defaults] of Object.entries(lib)) {
      const fields = objectDoc(name).fields.map((field) => field.name);
      expect(Object.keys(defaults).filter((key) => !fields.includes(key))).toEqual([]);
    }
  });
});

describe('the description of an option', () => {
  test.each([
    ['ModalLibConfig', 'closeOnBack', 'modal-gallery#ModalLibConfig', "'push'"],
    ['ModalLibConfig', 'slideConfig.playConfig.autoPlay', 'carousel#PlayConfig', 'true'],
    ['ModalLibConfig', 'buttonsConfig.buttons[0].title', 'upper-buttons#ButtonConfig', undefined],
    [
      'PlainLibConfig',
      'plainGalleryConfig.layout',
      'plain-gallery#PlainGalleryConfig',
      "new LineLayout({ width: 'auto', height: '50px' }, { length: -1, wrap: false }, 'flex-start')",
    ],
    ['CarouselLibConfig', 'carouselConfig.maxWidth', 'carousel#CarouselConfig', "'100%'"],
  ])('%s.%s has its URL and default', (type, path, url, defaultText) => {
    const { field, defaultValue, ...described } = describeField(type, path);
    expect(described.url).toBe(`/features/${url}.${path.split('.').at(-1)}`);
    expect(defaultValue === undefined ? undefined : valueText(defaultValue, field)).toBe(
      defaultText,
    );
    expect(field.meaning).not.toBe('');
  });

  test('leads to the React reference for props that only the React edition has', () => {
    expect(describeField('CarouselProps', 'index').url).toBe(
      '/react/reference#CarouselProps.index',
    );
    expect(describeField('CarouselProps', 'images').url).toBe(
      '/features/carousel#CarouselProps.images',
    );
  });
});

describe('the tables of fields', () => {
  test('mark required fields of what an application passes, and only these', () => {
    render(<FieldTable of="ButtonConfig" />);
    expect(screen.getByRole('row', { name: /^type required / })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^title required / })).not.toBeInTheDocument();
    render(<FieldTable of="ButtonEvent" />);
    expect(screen.getByRole('row', { name: /^galleryId Id / })).toBeVisible();
  });

  test('name the fields of an ancestor and link to its table', () => {
    const { container } = render(<FieldTable of="PlainImage" />);
    expect(screen.getByRole('link', { name: 'ImageData' })).toHaveAttribute(
      'href',
      '/features/common/#ImageData',
    );
    expect(container.querySelector('[id="PlainImage.alt"]')).toHaveTextContent('alt');
    expect(screen.queryByRole('row', { name: /^alt / })).not.toBeInTheDocument();
  });

  test('are shown once for types with the same fields', () => {
    const fieldsOf = (type: string) => objectDoc(type).fields.map(({ name, type }) => [name, type]);
    for (const [type, same] of Object.entries(sameFields))
      expect(fieldsOf(type)).toEqual(fieldsOf(same));
  });

  test('name the field that has a default where one component has several', () => {
    render(<FieldTable of="Size" />);
    expect(screen.getByRole('row', { name: /^height / })).toHaveTextContent(
      "'auto' (SidePreviewsConfig.size)",
    );
  });

  test('replace type parameters by their defaults', () => {
    const types = objectDoc('CarouselProps').fields.map(({ name, type }) => `${name}: ${type}`);
    expect(types).toContain('images: readonly AnyImage[]');
    expect(types).toContain('onChangeImage: (event: ImageEvent) => void');
    expect(types).toContain('onIndexChange: (index: number, change: IndexChange) => void');
  });
});
