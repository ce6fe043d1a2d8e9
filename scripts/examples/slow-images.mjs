const DELAY_MS = 3000;

function delaySlowImages(server) {
  server.middlewares.use((request, _response, next) => {
    if (request.url.includes('?slow=')) setTimeout(next, DELAY_MS);
    else next();
  });
}

/** Vite plugin: delays every image with the query `slow`, so that its loading state is visible. */
export function slowImages() {
  return {
    name: 'slow-images',
    configureServer: delaySlowImages,
    configurePreviewServer: delaySlowImages,
  };
}
