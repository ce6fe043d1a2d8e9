import { gzipSync } from 'node:zlib';
import { benchFolder, bundle } from '../lib/bundle.mjs';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const yarl = `
  export { default as Lightbox } from 'yet-another-react-lightbox';
  import 'yet-another-react-lightbox/styles.css';`;
const plugins = ['Captions', 'Counter', 'Download', 'Fullscreen', 'Slideshow', 'Thumbnails', 'Zoom']
  .map((name) => {
    const path = `yet-another-react-lightbox/plugins/${name.toLowerCase()}`;
    const style = /Captions|Counter|Thumbnails/.test(name) ? `import '${path}.css';` : '';
    return `export { default as ${name} } from '${path}'; ${style}`;
  })
  .join('\n');
const album = `
  export { RowsPhotoAlbum } from 'react-photo-album';
  import 'react-photo-album/rows.css';`;
const imageGallery = `
  export { default as ImageGallery } from 'react-image-gallery';
  import 'react-image-gallery/styles/image-gallery.css';`;
const embla = "export { default as useEmbla } from 'embla-carousel-react';";
const swiper = `
  export { Swiper, SwiperSlide } from 'swiper/react';
  export { A11y, Autoplay, Keyboard, Navigation, Pagination, Thumbs } from 'swiper/modules';
  import 'swiper/css';
  import 'swiper/css/a11y';
  import 'swiper/css/autoplay';
  import 'swiper/css/keyboard';
  import 'swiper/css/navigation';
  import 'swiper/css/pagination';
  import 'swiper/css/thumbs';`;

const sources = {
  modalBare: {
    'yet-another-react-lightbox': yarl,
    PhotoSwipe: `
      export { default as Lightbox } from 'photoswipe/lightbox';
      export const load = () => import('photoswipe');
      import 'photoswipe/style.css';`,
  },
  modalFull: {
    'yet-another-react-lightbox, 7 plugins': yarl + plugins,
  },
  carouselBare: {
    'embla-carousel-react': embla,
  },
  carouselFull: {
    'react-image-gallery': imageGallery,
    'swiper, 6 modules': swiper,
  },
  carouselSlides: {
    'embla-carousel-react': embla,
    'swiper, 2 modules': `
      export { Swiper, SwiperSlide } from 'swiper/react';
      export { A11y, Keyboard } from 'swiper/modules';
      import 'swiper/css';
      import 'swiper/css/a11y';
      import 'swiper/css/keyboard';`,
  },
  plain: {
    'react-photo-album': album,
  },
  justified: {
    'react-photo-album': album,
  },
  masonry: {
    'react-photo-album': `
      export { MasonryPhotoAlbum } from 'react-photo-album';
      import 'react-photo-album/masonry.css';`,
  },
  all: {
    'three with react-image-gallery': album + yarl + plugins + imageGallery,
    'three with swiper': album + yarl + plugins + swiper,
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
    external: react,
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

/** Measures the compressed bytes of each alternative with its dependencies, except React; the build measures ours. */
export async function measureBytes() {
  const results = {};
  for (const [comparison, libraries] of Object.entries(sources)) {
    results[comparison] = {};
    for (const [library, contents] of Object.entries(libraries)) {
      results[comparison][library] = await measure(contents);
    }
  }
  return { results };
}
