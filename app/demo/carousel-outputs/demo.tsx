'use client';
import {
  Action,
  Carousel,
  useModalGallery,
  type CarouselLibConfig,
  type ImageEvent,
} from 'ks-gallery-react';
import { useReducer } from 'react';
import { carouselImages } from '@/components/demos/image-sets';
import './style.css';

const config: CarouselLibConfig = {
  // Without it the picture cannot be pressed, and clickImage never comes.
  carouselConfig: { modalGalleryEnable: true },
};

interface Report {
  number: number;
  text: string;
}

/** The newest report first, and never more than twenty. */
function addReport(reports: readonly Report[], text: string): Report[] {
  return [{ number: (reports[0]?.number ?? 0) + 1, text }, ...reports].slice(0, 20);
}

export default function Demo() {
  const gallery = useModalGallery();
  const [reports, report] = useReducer(addReport, []);

  const tell = (name: string) => (event: ImageEvent) =>
    report(`${name}: gallery ${event.galleryId}, ${Action[event.action]}, ${event.result}`);

  const openAt = (index: number) => {
    report(`clickImage: index ${index}`);
    const currentImage = carouselImages[index];
    if (currentImage) gallery.open({ id: 114, images: carouselImages, currentImage });
  };

  return (
    <>
      <Carousel
        id={114}
        images={carouselImages}
        config={config}
        onClickImage={openAt}
        onChangeImage={tell('changeImage')}
        onFirstImage={tell('firstImage')}
        onLastImage={tell('lastImage')}
      />
      <h3 id="event-log">Event log, newest first</h3>
      {/* Not announced: the carousel moves by itself and would never stop talking. */}
      <div role="log" aria-live="off" aria-labelledby="event-log" className="event-log">
        {reports.length === 0 && <p>Nothing has happened yet.</p>}
        <ol reversed start={reports[0]?.number}>
          {reports.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
