import '@/styles/index.scss';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { absolute, asset } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

// The fallback has the metrics of the face, so that nothing moves; a slow connection keeps it.
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  variable: '--font-face',
});

export const metadata: Metadata = {
  metadataBase: new URL(absolute('/')),
  title: siteFacts.name,
  description: siteFacts.description,
  icons: {
    icon: [
      { url: asset('/assets/icons/favicon.svg'), type: 'image/svg+xml' },
      { url: asset('/assets/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
    ],
    apple: asset('/assets/icons/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: siteFacts.themeColour,
  colorScheme: 'light dark',
};

/** Root layout of every page. `head.js` sets the stored theme before the first paint, to avoid a flash of the other one. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      className={figtree.variable}
      lang={siteFacts.language}
      dir={siteFacts.direction}
      suppressHydrationWarning
    >
      <head>
        <script src={asset('/scripts/head.js')} />
        <script src={asset('/scripts/body.js')} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
