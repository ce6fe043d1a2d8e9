import { AlbumPage } from '../album-page';

export default function Page() {
  return <AlbumPage named />;
}
