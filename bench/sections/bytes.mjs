import { gzipSync } from 'node:zlib';
import { bundle, benchFolder } from '../lib/bundle.mjs';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
// Loaded on first use, so they are measured separately.
const onFirstUse = ['hammerjs', 'mousetrap'];

const ksGallery = (component) => `
  export * from 'ks-gallery-react/${component}';
  import 'ks-gallery-react/${component}/styles.css';`;
const yarl = `
  export { default as Lightbox } from 'yet-another-react-lightbox';
  import 'yet-another-react-lightbox/styles.css';`;
const plugins = ['Captions', 'Counter', 'Download', 'Fullscreen', 'Slideshow', 'Thumbnails']
  .map((name) => {
    const path = `yet-another-react-lightbox/plugins/${name.toLowerCase()}`;
    const style = /Captions|Counter|Thumbnails/.test(name) ? `import '${path}.css';` : '';
    return `export { default as ${name} } from '${path}'; ${style}`;
  })
  .join('\n');
const album = `
  export { RowsPhotoAlbum } from 'react-photo-album';
  import 'react-photo-album/rows.css';`;
const swiper = `
  export { Swiper, SwiperSlide } from 'swiper/react';
  export { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
  import 'swiper/css';
  import 'swiper/css/a11y';
  import 'swiper/css/navigation';
  import 'swiper/css/pagination';`;

const groups = {
  'Plain gallery': {
    'ks-gallery-react': ksGallery('plain-gallery'),
    'react-photo-album': album,
  },
  'Modal gallery': {
    'ks-gallery-react': ksGallery('modal-gallery'),
    'yet-another-react-lightbox': yarl,
    'yet-another-react-lightbox, 6 plugins': yarl + plugins,
    photoswipe: `
      export { default as Lightbox } from 'photoswipe/lightbox';
      export const load = () => import('photoswipe');
      import 'photoswipe/style.css';`,
  },
  Carousel: {
    'ks-gallery-react': ksGallery('carousel'),
    'embla-carousel-react, no controls':
      "export { default as useEmbla } from 'embla-carousel-react';",
    'swiper, 5 modules': swiper,
    'react-image-gallery': `
      export { default as ImageGallery } from 'react-image-gallery';
      import 'react-image-gallery/styles/image-gallery.css';`,
  },
  'All three': {
    'ks-gallery-react': "export * from 'ks-gallery-react'; import 'ks-gallery-react/styles.css';",
    'react-photo-album + yet-another-react-lightbox + swiper': album + yarl + plugins + swiper,
  },
};

const gzip = (contents) => gzipSync(contents, { level: 9 }).length;

/** Returns the entry and the chunks that it imports statically. */
function initialChunks(outputs, path, found = new Set()) {
  found.add(path);
  for (const { path: next, kind, external } of outputs[path].imports) {
    if (kind === 'import-statement' && !external && !found.has(next))
      initialChunks(outputs, next, found);
  }
  return found;
}

async function measure(contents) {
  const { outputFiles, metafile } = await bundle({
    stdin: { contents, resolveDir: benchFolder },
    alias: {},
    external: [...react, ...onFirstUse],
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find(
    (path) => path.endsWith('.js') && outputs[path].entryPoint,
  );
  const needed = initialChunks(outputs, entry);
  const size = { atOnce: 0, later: 0, styles: 0 };
  for (const { path, contents: bytes } of outputFiles) {
    const name = path.replaceAll('\\', '/').slice(benchFolder.length);
    const part = name.endsWith('.css') ? 'styles' : needed.has(name) ? 'atOnce' : 'later';
    size[part] += gzip(bytes);
  }
  return size;
}

async function measureLazy(name) {
  const { outputFiles } = await bundle({
    stdin: { contents: `export { default } from '${name}';`, resolveDir: benchFolder },
  });
  return gzip(outputFiles[0].contents);
}

/** Measures the compressed bytes of each library, grouped by component. */
export async function measureBytes() {
  const rows = [];
  for (const [group, libraries] of Object.entries(groups)) {
    for (const [library, contents] of Object.entries(libraries)) {
      rows.push({ group, library, ...(await measure(contents)) });
    }
  }
  const apart = {};
  for (const name of onFirstUse) apart[name] = await measureLazy(name);
  return { rows, apart };
}
