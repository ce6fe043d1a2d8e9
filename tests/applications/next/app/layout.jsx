import 'ks-gallery-react/styles.css';

export const metadata = { title: 'Application' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        {/* Browsers ask for one that does not exist. */}
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
