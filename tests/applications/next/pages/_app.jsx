import { ModalGalleryProvider } from 'ks-gallery-react/modal-gallery';
import 'ks-gallery-react/styles.css';
import Head from 'next/head';

// The code of the galleries' page arrives after the router has been created.
export default function App({ Component, pageProps }) {
  return (
    <ModalGalleryProvider>
      <Head>
        {/* Browsers ask for one that does not exist. */}
        <link rel="icon" href="data:," />
      </Head>
      <Component {...pageProps} />
    </ModalGalleryProvider>
  );
}
