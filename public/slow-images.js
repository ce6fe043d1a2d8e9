// Delays the images of demos with a loading state, so that the loading state is visible on a fast connection.
const DELAY_MS = 3000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).searchParams.has('slow')) return;
  const delay = new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  event.respondWith(delay.then(() => fetch(event.request)));
});
