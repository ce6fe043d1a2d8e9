import { HomePage } from '../home-page';
import { pageMetadata } from '@/components/site/metadata';

export const metadata = pageMetadata('/home');

export default function Page() {
  return <HomePage path="/home" />;
}
