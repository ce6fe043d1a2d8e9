import 'ks-gallery-react/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Album' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
