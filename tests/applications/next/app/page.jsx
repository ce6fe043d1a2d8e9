import Link from 'next/link';

export default function Page() {
  return (
    <>
      <h1>Other</h1>
      <Link href="/album">Album</Link>
      <Link href="/album/named">Named album</Link>
    </>
  );
}
