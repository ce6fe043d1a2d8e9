// Holds back the pictures of the two spinner demos, so that their loading can be watched on a fast connection too.
const DELAY = 3000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).searchParams.has('slow')) return;
  const late = new Promise((resolve) => setTimeout(resolve, DELAY));
  event.respondWith(late.then(() => fetch(event.request)));
});
