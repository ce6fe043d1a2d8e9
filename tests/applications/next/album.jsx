'use client';
/** A page that logs its renders with another location. */
import { useEffect } from 'react';
import { registerLinks } from 'ks-gallery-react';
import { OpenGallery } from '../programs/gallery';

registerLinks();

export function Album({ location, named, children }) {
  useEffect(() => {
    window.log ??= [];
    window.log.push(`location ${location}`);
  }, [location]);
  return (
    <>
      <h1>Album</h1>
      <input aria-label="Text" />
      {children}
      <div style={{ position: 'fixed', top: 0, right: 0 }}>
        <OpenGallery libConfig={named ? { linkConfig: { name: 'album' } } : undefined} />
      </div>
      <div style={{ height: 3000 }} />
    </>
  );
}
