import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDefaultText, inputDocUrl, optionDocUrl } from '@/components/demos/config-types';
import { readDemoSource } from '@/components/demos/demo-source';
import { isTypeName, pagesDescribing } from '@/components/reference/doc-urls';
import { objectDoc } from '@/components/reference/library-types';
import { areaOf, everyDemoRoute } from '@/components/site/route-map';
import { readConfig } from './demo-configurations';

function inputsOf(code: string) {
  return Object.fromEntries(
    readDemoSource(code).calls.map(({ target, inputs }) => [
      target,
      Object.fromEntries(inputs.map(({ name, values }) => [name, values])),
    ]),
  );
}

function valuesOf(code: string) {
  return readDemoSource(code).configurations.map(({ name, type, values }) => [
    `${name}: ${type}`,
    Object.fromEntries(values.map(({ path, value }) => [path, value])),
  ]);
}

describe('inputs read from the source of a demo', () => {
  it.each([
    ['written in place', 'gallery.open({ id: 1, images });', { id: ['1'], images: ['images'] }],
    [
      'a constant',
      'const images = slowImages(); gallery.open({ images });',
      { images: ['slowImages()'] },
    ],
    [
      'a long constant keeps its name',
      'const images = list.map((image) => ({ ...image, modal: { ...image.modal, title: "A title" } })); gallery.open({ images });',
      { images: ['images'] },
    ],
    [
      'parameters of a local function',
      'const show = (id: number) => gallery.open({ id }); show(3); show(4); show(3);',
      { id: ['3', '4'] },
    ],
    [
      'fields of a list that is mapped',
      'const list = [{ id: 3 }, { id: 4 }]; const show = (key: number) => gallery.open({ id: key }); list.map(({ id }) => show(id));',
      { id: ['3', '4'] },
    ],
    [
      'state keeps its name',
      'const [images] = useState(all); gallery.open({ images });',
      { images: ['images'] },
    ],
  ])('the inputs of open() are read: %s', (_case, code, expected) => {
    expect(inputsOf(code)).toEqual({ 'open()': expected });
  });

  it('the attributes of library components are read, others are not', () => {
    const code = `
      const demo = (
        <div id="frame">
          <Carousel key="a" ref={carousel} id={7} images={all} onChangeImage={(event) => log(event)}>
            <p>Text</p>
          </Carousel>
        </div>
      );`;
    expect(inputsOf(code)).toEqual({
      '<Carousel>': {
        id: ['7'],
        images: ['all'],
        onChangeImage: ['(event) => log(event)'],
        children: ['the markup between the tags'],
      },
    });
  });
});

describe('configured values read from the source of a demo', () => {
  it.each([
    ['an annotation', 'const a: ModalLibConfig = { enableCloseOutside: false };'],
    ['satisfies', 'const a = { enableCloseOutside: false } satisfies ModalLibConfig;'],
  ])('the type of a configuration comes from %s', (_case, code) => {
    expect(valuesOf(code)).toEqual([['a: ModalLibConfig', { enableCloseOutside: 'false' }]]);
  });

  it('a configuration without a name is found', () => {
    expect(valuesOf('gallery.open({ libConfig: { dotsConfig: { visible: false } } });')).toEqual([
      ['libConfig: ModalLibConfig', { 'dotsConfig.visible': 'false' }],
    ]);
    expect(valuesOf('<Carousel config={{ carouselSlideInfinite: false }} />')).toEqual([
      ['config: CarouselLibConfig', { carouselSlideInfinite: 'false' }],
    ]);
  });

  it('objects, lists of objects, layouts, constants and spreads are flattened', () => {
    const code = `
      const off = { visible: false };
      const shared = { dotsConfig: off, enableCloseOutside: true };
      const a: ModalLibConfig = {
        ...shared,
        enableCloseOutside: false,
        buttonsConfig: { buttons: [{ type: ButtonType.CLOSE }] },
        keyboardServiceConfig: { shortcuts: ['ctrl+d'] },
      };
      const b: PlainLibConfig = {
        plainGalleryConfig: { layout: new GridLayout({ width: '8px', height: '9px' }, { length: 3, wrap: true }) },
      };`;
    expect(valuesOf(code)).toEqual([
      [
        'a: ModalLibConfig',
        {
          'dotsConfig.visible': 'false',
          enableCloseOutside: 'false',
          'buttonsConfig.buttons[0].type': 'ButtonType.CLOSE',
          'keyboardServiceConfig.shortcuts': "['ctrl+d']",
        },
      ],
      [
        'b: PlainLibConfig',
        {
          'plainGalleryConfig.layout': 'new GridLayout',
          'plainGalleryConfig.layout.size.width': "'8px'",
          'plainGalleryConfig.layout.size.height': "'9px'",
          'plainGalleryConfig.layout.breakConfig.length': '3',
          'plainGalleryConfig.layout.breakConfig.wrap': 'true',
        },
      ],
    ]);
  });

  it('objects of other types are ignored', () => {
    expect(valuesOf('const a: Size = { width: "1px" }; const b = { dotsConfig: {} };')).toEqual([]);
  });
});

describe('default values beside configured ones', () => {
  it.each([
    ['ModalLibConfig', 'slideConfig.playConfig.autoPlay', 'false', 'true'],
    ['ModalLibConfig', 'previewConfig.number', '1', '4'],
    ['ModalLibConfig', 'buttonsConfig.strategy', 'ButtonsStrategy.FULL', 'ButtonsStrategy.DEFAULT'],
    ['ModalLibConfig', 'buttonsConfig.buttons[0].title', "'Close'", undefined],
    ['ModalLibConfig', 'keyboardServiceConfig.shortcuts', "['a']", '["ctrl+s","meta+s"]'],
    ['PlainLibConfig', 'plainGalleryConfig.layout', 'new GridLayout', 'new LineLayout'],
    ['CarouselLibConfig', 'carouselConfig.maxWidth', "'9px'", "'100%'"],
  ] as const)('the default of %s.%s is found', (type, path, written, expected) => {
    expect(getDefaultText(type, path, written)).toBe(expected);
  });
});

/** Expects a URL such as `/features/modal-gallery#SlideConfig.infinite` to name a page and a row of it. */
function expectReferenceRow(url: string): void {
  const [page = '', row = ''] = url.split('#');
  const [type = '', field] = row.split('.');
  expect(['Features', 'React edition']).toContain(areaOf(page));
  expect(isTypeName(type) && pagesDescribing(type)).toContain(page);
  expect(objectDoc(type).fields.map(({ name }) => name)).toContain(field);
}

describe('the configuration of each demo', () => {
  const read = (path: string) =>
    readDemoSource(
      readConfig(path) + readFileSync(join(process.cwd(), 'app', path, 'demo.tsx'), 'utf8'),
    );

  it.each(everyDemoRoute().map(({ path }) => path))(
    '%s has numeric ids and only documented options',
    (path) => {
      const { calls, configurations } = read(path);
      const ids = calls.flatMap(({ inputs }) => inputs.filter(({ name }) => name === 'id'));
      // An id that is not a number would be a name that the table does not explain.
      expect(ids.flatMap(({ values }) => values).filter((id) => !/^\d+$/.test(id))).toEqual([]);
      expect(calls.length).toBeGreaterThan(0);
      for (const { target, inputs } of calls) {
        for (const { name } of inputs) expectReferenceRow(inputDocUrl(target, name));
      }

      for (const { type, values } of configurations) {
        expect(values.length).toBeGreaterThan(0);
        for (const { path } of values) expectReferenceRow(optionDocUrl(type, path));
      }
    },
  );
});
