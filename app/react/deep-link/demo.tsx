'use client';
import {
  Action,
  ModalGallery,
  PlainGallery,
  useGalleryLink,
  type GalleryImage,
} from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { thumbnailConfig, albumConfig, listConfig } from './config';

function goToMissing() {
  location.hash = 'list-99';
}

export default function Demo() {
  const [albumIndex, setAlbumIndex] = useState<number>();
  const [listIndex, setListIndex] = useState<number>();
  const [message, setMessage] = useState('No image has been opened yet.');

  const report = ({ id }: GalleryImage, action: Action) =>
    setMessage(`Image ${id} was opened by ${Action[action]}.`);
  const reportMissing = (fragment: string) => setMessage(`There is no image ${fragment}.`);

  useGalleryLink(
    'list',
    photographImages,
    (index, image, action) => {
      setListIndex(index);
      report(image, action);
    },
    reportMissing,
  );

  return (
    <>
      <PlainGallery
        images={photographImages}
        config={thumbnailConfig}
        onClickImage={(index, image, action) => {
          setAlbumIndex(index);
          report(image, action);
        }}
        onLinkMissing={reportMissing}
      />
      <ModalGallery
        images={photographImages}
        libConfig={albumConfig}
        open={albumIndex !== undefined}
        defaultIndex={albumIndex}
        onOpenChange={() => setAlbumIndex(undefined)}
      />
      <p>Links to images of a gallery without thumbnails:</p>
      <ul>
        {photographImages.map(({ id }) => (
          <li key={id} id={`list-${id}`}>
            <a href={`#list-${id}`}>#list-{id}</a>
          </li>
        ))}
      </ul>
      <p className="button-row">
        <button type="button" className="button" onClick={goToMissing}>
          Go to #list-99, which does not exist
        </button>
      </p>
      <ModalGallery
        images={photographImages}
        libConfig={listConfig}
        open={listIndex !== undefined}
        defaultIndex={listIndex}
        onOpenChange={() => setListIndex(undefined)}
      />
      <p role="status">{message}</p>
    </>
  );
}
