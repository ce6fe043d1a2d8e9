/** Situations that browsers of different engines may meet in different ways: `?<situation>`. */
import { Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Carousel } from 'ks-gallery-react';
import { images, OpenGallery } from './gallery';

const files = ['img1', 'img2', 'img3'].map((name) => `/assets/images/gallery/${name}.jpg`);
const config = {
  carouselConfig: { maxWidth: '600px' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
};

/** A gallery whose URLs are signed again. */
function Renewed() {
  const [signature, setSignature] = useState(1);
  const signed = files.map((file, index) => ({
    id: index,
    src: `${file}?signature=${signature}`,
    alt: `Image ${index + 1}`,
  }));
  window.renew = () => setSignature(signature + 1);
  return <OpenGallery images={signed} />;
}

function Beside({ data }) {
  if (data) use(data);
  return <p>Beside</p>;
}

/** A gallery that React hides while something beside it waits for data. */
function Hidden() {
  const [data, setData] = useState();
  window.hide = () => setData(new Promise((resolve) => (window.show = resolve)));
  return (
    <Suspense fallback="One moment">
      <Beside data={data} />
      <OpenGallery />
    </Suspense>
  );
}

const drawing = (shape) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${shape}</svg>`,
  )}`;
const logos = ['<circle cx="300" cy="200" r="150"/>', '<path d="M50 50h90v90z"/>'].map(
  (shape, index) => ({ src: drawing(shape), width: 600, height: 400, alt: `Logo ${index + 1}` }),
);
const sizes = [
  [600, 400],
  [400, 600],
  [600, 200],
].map(([width, height], index) => ({ ...images[index], width, height }));

const situations = {
  renewed: Renewed,
  hidden: Hidden,
  transparent: () => <Carousel images={logos} config={config} />,
  scaled: () => (
    <div style={{ transform: 'scale(0.5)', transformOrigin: '0 0' }}>
      <Carousel images={images} config={config} />
    </div>
  ),
  stage: () => (
    <>
      <Carousel images={sizes} config={config} />
      <p id="below">Below</p>
    </>
  ),
};

const Situation = situations[location.search.slice(1)];
createRoot(document.getElementById('root')).render(<Situation />);
