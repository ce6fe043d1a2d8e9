import { Gallery as WithDefaults } from './ks-gallery-gestures.jsx';

export { thumbnails, pictures } from './ks-gallery-gestures.jsx';

const libConfig = { slideConfig: { playConfig: { autoPlay: false } } };

// The defaults, without autoplay.
export function Gallery({ pictures }) {
  return <WithDefaults pictures={pictures} libConfig={libConfig} />;
}
