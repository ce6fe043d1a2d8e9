import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';

export function Gallery({ pictures }) {
  return <RowsPhotoAlbum photos={pictures} targetRowHeight={90} onClick={() => undefined} />;
}

export const item = '.react-photo-album--image';
