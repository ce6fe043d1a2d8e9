import { HomePage } from './home-page';
import { pageMetadata } from '@/components/site/metadata';

export const metadata = pageMetadata('/');

export default function Page() {
  return <HomePage path="/" />;
}
