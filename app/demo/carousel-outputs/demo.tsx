'use client';
import { Action, Carousel, useModalGallery, type ImageEvent } from 'ks-gallery-react';
import { useReducer } from 'react';
import { carouselImages } from '@/components/demos/image-sets';
import { config } from './config';
import './style.css';

interface LogEntry {
  number: number;
  text: string;
}

/** Adds an entry at the start and keeps at most 20 entries. */
function addEntry(entries: readonly LogEntry[], text: string): LogEntry[] {
  return [{ number: (entries[0]?.number ?? 0) + 1, text }, ...entries].slice(0, 20);
}

export default function Demo() {
  const gallery = useModalGallery();
  const [entries, log] = useReducer(addEntry, []);

  const logEvent = (name: string) => (event: ImageEvent) =>
    log(`${name}: gallery ${event.galleryId}, ${Action[event.action]}, ${event.result}`);

  const openAt = (index: number) => {
    log(`clickImage: index ${index}`);
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
        onChangeImage={logEvent('changeImage')}
        onFirstImage={logEvent('firstImage')}
        onLastImage={logEvent('lastImage')}
      />
      <h3 id="event-log">Event log, newest first</h3>
      {/* Not announced: autoplay adds an entry every few seconds. */}
      <div role="log" aria-live="off" aria-labelledby="event-log" className="event-log">
        {entries.length === 0 && <p>No events yet.</p>}
        <ol reversed start={entries[0]?.number}>
          {entries.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
