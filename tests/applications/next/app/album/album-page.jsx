'use client';
import { Suspense } from 'react';
import Link from 'next/link';
import { useParams, usePathname, useSearchParams } from 'next/navigation';
import { Album } from '../../album';

function Content({ named }) {
  const location = [usePathname(), useSearchParams(), JSON.stringify(useParams())].join(' ');
  return (
    <Album {...{ location, named }}>
      <Link href="/">Other page</Link>
    </Album>
  );
}

export function AlbumPage(props) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
