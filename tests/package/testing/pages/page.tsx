import { Album } from './plain-gallery';

export default function Page() {
  return <Album />;
}
