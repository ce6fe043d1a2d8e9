'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Copies the rendered page. React removes the original when a component throws. */
function copyOfPage(): Node | undefined {
  return document.querySelector('.site')?.cloneNode(true);
}

/**
 * Replaces a page whose component threw. Logs the error and shows the page as it was rendered, because its text,
 * links and images need no script.
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
        A part of this page failed to start. The text is complete;{' '}
        <a href="">load the page again</a> to retry.
      </p>
    </>
  );
}
