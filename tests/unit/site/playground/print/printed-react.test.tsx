import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as library from 'ks-gallery-react';
import * as layouts from 'ks-gallery-react/layouts';
import * as react from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import type { PlaygroundState } from '@/components/playground/fields/field';
import { PreviewGallery } from '@/components/playground/preview/gallery';
import { printReact } from '@/components/playground/print/print-react';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { toConfig, toTree } from '@/components/playground/print/tree';
import { galleryImages as images } from '@/components/demos/image-sets/gallery-images';
import { findElement } from '../../../find-element';
import { createPlaygroundStates } from '../../../../playground-states';
import { sampleOfDay } from '../../../../sample';

const fields = readAllFields();
/** The states of the three components take turns, so that a fourth of them has all. checked-code.test.ts compiles every one. */
const states = sampleOfDay(createPlaygroundStates(fields), 4);
const print = (state: PlaygroundState) => printReact(state, fields[state.component]);

const packages: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'ks-gallery-react/layouts': layouts,
  'ks-gallery-react/layouts/styles.css': {},
  './images': { images },
};

/** Evaluates the printed file and returns its component; `gallery` replaces exports of the library. */
function evaluate(source: string, gallery: object = {}): ComponentType {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const modules = { ...packages, 'ks-gallery-react': { ...library, ...gallery } };
  const exports: { default?: ComponentType } = {};
  const require = (name: keyof typeof modules) => {
    if (!(name in modules)) throw new Error(`The printed code imports ${name}.`);
    return modules[name];
  };
  new Function('require', 'exports', outputText)(require, exports);
  if (!exports.default) throw new Error('The printed code exports no component.');
  return exports.default;
}

const getConfig = (state: PlaygroundState) =>
  toConfig(toTree(state, fields[state.component], 'react'));

async function advance(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** The HTML of a component with its modal gallery open; ids that React counts are left out. */
async function renderHtml(element: ReactNode): Promise<string> {
  render(element);
  const button = screen.queryByText('Open the gallery');
  if (button) {
    fireEvent.click(button);
    await advance();
    findElement('dialog[open]');
  }
  const html = document.body.innerHTML.replace(/_r_\w+_/g, 'id');
  cleanup();
  await advance();
  return html;
}

afterEach(() => jest.useRealTimers());

it('prints React code that renders what the preview shows', async () => {
  jest.useFakeTimers();
  for (const state of states) {
    const Printed = evaluate(print(state));
    const html = await renderHtml(<Printed />);
    expect(html).toBe(
      await renderHtml(
        <PreviewGallery
          component={state.component}
          config={getConfig(state)}
          images={images}
          onEvent={() => {}}
        />,
      ),
    );
  }
}, 120_000);

it('passes the configuration of the preview to the gallery', () => {
  for (const state of states) {
    const Gallery = jest.fn(() => null);
    const Printed = evaluate(print(state), {
      Carousel: Gallery,
      ModalGallery: Gallery,
      PlainGallery: Gallery,
    });
    render(<Printed />);
    const config = getConfig(state);
    const isSet = Object.keys(config).length > 0;
    const name = state.component === 'modal' ? 'libConfig' : 'config';
    expect(Gallery).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1, images, ...(isSet && { [name]: config }) }),
      undefined,
    );
    cleanup();
  }
});
