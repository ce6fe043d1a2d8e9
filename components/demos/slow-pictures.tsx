'use client';
import { useEffect } from 'react';
import { asset, href } from '@/components/site/urls';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/** The worker's address, in the form in which the content security policy lets scripts be named. */
function workerAddress(): string {
  const address = asset('/slow-pictures.js');
  const rules: ScriptPolicy = { createScriptURL: () => address };
  return (window.trustedTypes?.createPolicy('slow-pictures', rules) ?? rules).createScriptURL(
    address,
  );
}

/** Starts the worker that answers the slow pictures of a demo late; without it they come as fast as they can. */
export function SlowPictures({ slug }: { slug: string }) {
  useEffect(() => {
    navigator.serviceWorker
      ?.register(workerAddress(), { scope: href(`/demo/${slug}`) })
      .catch((error: unknown) => console.info('Pictures are not held back.', error));
  }, [slug]);
  return null;
}
