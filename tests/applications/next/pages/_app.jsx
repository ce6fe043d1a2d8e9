import { ModalGalleryProvider } from 'ks-gallery-react/modal-gallery';
import 'ks-gallery-react/styles.css';

// The code of the galleries' page arrives after the router has been created.
export default function App({ Component, pageProps }) {
  return (
    <ModalGalleryProvider>
      <Component {...pageProps} />
    </ModalGalleryProvider>
  );
}
