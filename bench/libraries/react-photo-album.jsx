import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';

// Buttons with thumbnails in rows of equal height.
export function Gallery({ pictures }) {
  return <RowsPhotoAlbum photos={pictures} targetRowHeight={90} onClick={() => undefined} />;
}

export const item = '.react-photo-album--image';
