type DemoIndexModule = typeof import('../demo-index/main');

/** Starts the script of the demo index, on the page that has one. */
export function prepareDemoIndex(base: string): void {
  const demoIndex = document.querySelector('.demo-index');
  if (!demoIndex) return;
  import(`${base}scripts/demo-index.js`).then(
    ({ startDemoIndex }: DemoIndexModule) => startDemoIndex(demoIndex),
    () => {},
  );
}
