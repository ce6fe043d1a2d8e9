/**
 * Ignores errors of `pushState` and `replaceState`. Runs before hydration. If a browser refuses a history entry, the
 * router would replace the page with an error; the site does not need the entry.
 */
for (const method of ['pushState', 'replaceState'] as const) {
  const write = history[method].bind(history);
  history[method] = (...entry) => {
    try {
      write(...entry);
    } catch (error) {
      console.info('The browser refused a history entry.', error);
    }
  };
}

export {};
