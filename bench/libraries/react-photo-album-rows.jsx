import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';

// Buttons in rows that fill the width.
export function Gallery({ pictures }) {
  return (
    <RowsPhotoAlbum photos={pictures} targetRowHeight={180} spacing={8} onClick={() => undefined} />
  );
}

export const item = '.react-photo-album--image';
