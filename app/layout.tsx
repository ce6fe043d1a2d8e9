import '@/styles/index.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { absolute, asset } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

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

/** Root layout of every page. `boot.js` sets the stored theme before the first paint, to avoid a flash of the other one. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteFacts.language} dir={siteFacts.direction} suppressHydrationWarning>
      <head>
        <script src={asset('/scripts/boot.js')} />
        <script src={asset('/scripts/page.js')} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
