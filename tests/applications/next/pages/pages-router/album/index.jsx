import { useEffect } from 'react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { Album } from '../../../album';

const EVENTS = [
  'routeChangeStart',
  'beforeHistoryChange',
  'routeChangeComplete',
  'routeChangeError',
  'hashChangeStart',
  'hashChangeComplete',
];

export default function Page({ named }) {
  const router = useRouter();
  const { asPath, events } = router;
  useEffect(() => {
    const ends = EVENTS.map((name) => {
      const log = (url) => window.log.push(`${name} ${url}`);
      events.on(name, log);
      return () => events.off(name, log);
    });
    return () => ends.forEach((end) => end());
  }, [events]);
  useEffect(() => {
    router.beforePopState(() => {
      window.log.push('beforePopState');
      return true;
    });
  }, [router]);
  return (
    <Album location={asPath} named={named}>
      <Link href="/pages-router">Other page</Link>
    </Album>
  );
}
