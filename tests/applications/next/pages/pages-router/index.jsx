import Link from 'next/link';

export default function Page() {
  return (
    <>
      <h1>Other</h1>
      <Link href="/pages-router/album">Album</Link>
      <Link href="/pages-router/album/named">Named album</Link>
    </>
  );
}
