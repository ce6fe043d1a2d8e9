// Runs in an empty project that has installed the packed library, Hammer and Mousetrap.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Carousel, PlainGallery } from 'ks-gallery-react';
import { registerHammer } from 'ks-gallery-react/hammer';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { registerLinks } from 'ks-gallery-react/links';
import { registerMousetrap } from 'ks-gallery-react/mousetrap';
import { registerSlides } from 'ks-gallery-react/slides';

const require = createRequire(import.meta.url);
for (const name of ['hammerjs', 'mousetrap']) assert.ok(require.resolve(name));

const registrations = [
  registerHammer,
  registerLayouts,
  registerLinks,
  registerMousetrap,
  registerSlides,
];
for (const register of registrations) {
  register();
  register();
}

const images = [{ id: 1, modal: { img: '/pictures/1.jpg' } }];
const slides = renderToString(createElement(Carousel, { id: 1, images }));
assert.ok(slides.includes('/pictures/1.jpg'), 'the carousel is rendered after the registration');

const config = { carouselConfig: { slidesPerView: 2 } };
const row = renderToString(createElement(Carousel, { id: 2, images, config }));
assert.ok(row.includes('data-layout="row"'), 'the slides are those of the other entry');

const layout = { type: 'masonry', columns: 2 };
const photos = [{ src: '/photos/1.jpg', width: 3, height: 2 }];
const masonry = renderToString(
  createElement(PlainGallery, { images: photos, config: { plainGalleryConfig: { layout } } }),
);
assert.ok(masonry.includes('--ks-ratio:1.5'), 'the layout is that of the other entry');
for (const name of ['layouts', 'links'])
  assert.ok(require.resolve(`ks-gallery-react/${name}/styles.css`));

const album = renderToString(
  createElement(PlainGallery, { images: photos, config: { linkConfig: { name: 'album' } } }),
);
assert.ok(album.includes('id="album"'), 'the full views are those of the other entry');
