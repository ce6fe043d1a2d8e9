import Page from './index';

export default function NamedPage() {
  return <Page named />;
}
