'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A copy of the page as it stands in the document. React takes the original away when a component fails. */
function copyOfPage(): Node | undefined {
  return document.querySelector('.site')?.cloneNode(true);
}

/**
 * Something failed while the page started or was used. The cause goes to the console, and the reader keeps the
 * page as it was rendered: its texts, links and pictures need no script.
 */
export default function PageError({ error }: { error: Error }) {
  const [page] = useState(copyOfPage);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    console.error(error);
  }, [error]);

  useLayoutEffect(() => {
    if (page) frame.current?.replaceChildren(page);
  }, [page]);

  return (
    <>
      <div ref={frame} />
      <p className="failure" role="alert">
        A part of this page could not be started. You can read on, or{' '}
        <a href="">load the page again</a>.
      </p>
    </>
  );
}
