import { MasonryPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/masonry.css';

const getColumns = (width) => (width < 480 ? 2 : width < 900 ? 3 : 4);

// Buttons in 2 to 4 columns, by the width of the album.
export function Gallery({ pictures }) {
  return (
    <MasonryPhotoAlbum
      photos={pictures}
      columns={getColumns}
      spacing={8}
      onClick={() => undefined}
    />
  );
}

export const item = '.react-photo-album--image';
