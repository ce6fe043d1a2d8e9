/**
 * Runs before the page is hydrated. Where a browser refuses to write history, the router's first entry would end in
 * an error that takes the whole page away; nothing on this site depends on that entry.
 */
for (const method of ['pushState', 'replaceState'] as const) {
  const write = history[method].bind(history);
  history[method] = (...entry) => {
    try {
      write(...entry);
    } catch (error) {
      console.info('The browser keeps its history as it is.', error);
    }
  };
}

export {};
