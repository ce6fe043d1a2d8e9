import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { compile } from 'sass';
import type * as react from 'react';
import type * as library from 'ks-gallery-react';
import { putInLayer, strengthenStyles } from '@/gallery-lib/strengthen-styles.mjs';

declare global {
  interface Window {
    library: typeof library;
    registerLayouts: () => void;
    react: typeof react;
    /** Renders an element at the end of the page, or of another node. */
    renderElement: (element: react.ReactNode, parent?: Node) => void;
    /** Removes what `renderElement` or `renderCarousel` has rendered last. */
    unmount?: () => void;
    /** Renders a carousel at the end of the page. */
    renderCarousel: <T extends library.AnyImage>(props: library.CarouselProps<T>) => void;
    /** Renders a carousel and a modal gallery that share their state. */
    renderCarouselModal: (images: readonly library.AnyImage[], container: Node) => void;
  }
}

type Stylesheet = 'styles.css' | 'styles.layered.css';

interface PageStyles {
  /** Stylesheet of the library; default: the one without a layer. */
  stylesheet?: Stylesheet;
  /** Styles of the application before those of the library. */
  before?: string;
  /** Styles of the application after those of the library. */
  after?: string;
}

let script: Promise<string> | undefined;

async function buildScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as react from 'react';
        import { createRoot } from 'react-dom/client';
        import * as library from 'ks-gallery-react';
        import { registerLayouts } from './gallery-lib/src/layouts';
        const { createElement } = react;
        Object.assign(window, { library, react, registerLayouts });
        library.registerSlides();
        window.renderElement = (element, parent = document.body) => {
          const container = parent.appendChild(document.createElement('div'));
          const root = createRoot(container);
          root.render(element);
          window.unmount = () => {
            root.unmount();
            container.remove();
          };
        };
        window.renderCarousel = (props) =>
          window.renderElement(createElement(library.Carousel, props));
        function CarouselModal({ images }) {
          const { carouselProps, modalProps } = library.useCarouselModal();
          const config = { carouselConfig: { modalGalleryEnable: true } };
          return [
            createElement(library.Carousel, { key: 1, images, config, ...carouselProps }),
            createElement(library.ModalGallery, { key: 2, images, ...modalProps }),
          ];
        }
        window.renderCarouselModal = (images, container) =>
          createRoot(container).render(createElement(CarouselModal, { images }));`,
      resolveDir: '.',
    },
    alias: { 'ks-gallery-react': './gallery-lib/src/index.ts' },
    bundle: true,
    // A third of the bytes, which each page is sent and parses.
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text.replaceAll('</script', '<\\/script')).join('');
}

/** A stylesheet of the library as the package has it, by its file in the source. */
export const compileStyles = (file: string): string =>
  strengthenStyles(compile(`gallery-lib/src/${file}`).css);

/** What a worker has compiled. */
const compiled = new Map<Stylesheet, string>();

function compileOnce(stylesheet: Stylesheet): string {
  const known = compiled.get(stylesheet);
  if (known) return known;
  const { css: source } = compile('gallery-lib/src/styles/index.scss');
  const css = stylesheet === 'styles.css' ? strengthenStyles(source) : putInLayer(source);
  compiled.set(stylesheet, css);
  return css;
}

/**
 * Goes to a page with the library as `window.library` and its styles, and nothing of this site.
 */
export async function gotoLibraryPage(target: Page, styles: PageStyles = {}): Promise<void> {
  script ??= buildScript();
  const { stylesheet = 'styles.css', before = '', after = '' } = styles;
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Library</title>
    <style>${before}</style><style>${compileOnce(stylesheet)}</style><style>${after}</style>
    <main><h1>Page</h1><button>Opener</button></main><script>${await script}</script>`;
  await target.route('**/library-page/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await target.goto('library-page/');
}

/** An SVG file as a data URL; `attributes` are those of its root element. */
export function svg(attributes: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%" fill="teal"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
