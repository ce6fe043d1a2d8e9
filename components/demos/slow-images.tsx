'use client';
import { useEffect } from 'react';
import { asset, href } from '@/components/site/urls';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/** URL of the service worker, as a trusted script URL where the content security policy requires one. */
function getWorkerUrl(): string {
  const url = asset('/slow-images.js');
  const rules: ScriptPolicy = { createScriptURL: () => url };
  return (window.trustedTypes?.createPolicy('slow-images', rules) ?? rules).createScriptURL(url);
}

/** Registers the service worker that delays the images of the demo at a path. Without it they load at network speed. */
export function SlowImages({ path }: { path: string }) {
  useEffect(() => {
    navigator.serviceWorker
      ?.register(getWorkerUrl(), { scope: href(path) })
      .catch((error: unknown) => console.info('The images are not delayed.', error));
  }, [path]);
  return null;
}
