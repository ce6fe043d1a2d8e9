import 'ks-gallery-react/styles.css';

export const metadata = { title: 'Application' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
