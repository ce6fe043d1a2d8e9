type SheetModule = typeof import('../sheet/main');

/** Starts the script of the contact sheet, on the page that has one. */
export function prepareSheet(base: string): void {
  const sheet = document.querySelector('.sheet');
  if (!sheet) return;
  import(`${base}scripts/sheet.js`).then(
    ({ startSheet }: SheetModule) => startSheet(sheet),
    () => {},
  );
}
