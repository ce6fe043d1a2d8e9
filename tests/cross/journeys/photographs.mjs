/** Runs in the page: chooses two of its pictures as a user would choose files, and keeps the blobs that are downloaded. */
async function choosePictures() {
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    if (blob.type === 'application/zip') globalThis.downloaded = blob;
    return createObjectURL.call(URL, blob);
  };
  const transfer = new DataTransfer();
  const urls = new Set(
    [...document.querySelectorAll('main img')].map(({ currentSrc, src }) => currentSrc || src),
  );
  for (const url of [...urls].slice(0, 2)) {
    const blob = await (await fetch(url)).blob();
    transfer.items.add(
      new File([blob], new URL(url).pathname.split('/').at(-1), { type: blob.type }),
    );
  }
  const input = document.querySelector('main input[type=file]:not([webkitdirectory])');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: whether the download begins and ends as a ZIP does. */
async function checkZip() {
  const bytes = new Uint8Array(await globalThis.downloaded.arrayBuffer());
  const read = (at) => String.fromCharCode(...bytes.subarray(at, at + 4));
  // The record at the end has 22 bytes.
  globalThis.isZip = read(0) === 'PK\x03\x04' && read(bytes.length - 22) === 'PK\x05\x06';
}

export const photographs = {
  name: 'photographs',
  widths: [1440],
  async run(user) {
    await user.goto('/react/photos/');
    await user.waitForScript(() => document.documentElement.dataset.demo === 'ready');
    await user.evaluate(choosePictures);
    await user.waitFor({ role: 'heading', name: 'Order and texts' });
    await user.screenshot('chosen');
    await user.click({ role: 'button', name: /^Download project/ });
    await user.waitForScript(() => globalThis.downloaded !== undefined);
    await user.evaluate(checkZip);
    await user.waitForScript(() => globalThis.isZip !== undefined);
    await user.waitForScript(() => globalThis.isZip);
  },
};
