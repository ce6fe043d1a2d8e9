import { downloadImage } from '@/gallery-lib/src/modal-gallery/optional/download/download';

afterEach(() => jest.restoreAllMocks());

test('a data URL that is not valid base64 is not downloaded, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const open = jest.spyOn(window, 'open').mockImplementation();
  const url = 'data:image/png;base64,a';
  await downloadImage({ id: 7, src: url });
  expect(warn).toHaveBeenCalledWith('Image 7 could not be downloaded.', expect.anything());
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['data:image/jpeg;base64,AAAA', 'image/jpeg'],
  ['data:video/mp4;base64,AAAA', 'video/mp4'],
  ['data:image/svg+xml,x', 'image/svg+xml'],
  // Browsers read the type of an image from its bytes.
  ['data:application/octet-stream;base64,AAAA', 'image/png'],
  ['data:;base64,AAAA', 'image/png'],
  ['data:text/plain,x', 'image/png'],
])('the data of %s is saved as %s', async (src, type) => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await downloadImage({ id: 7, src });
  expect(saved.map((blob) => blob.type)).toEqual([type]);
});

test.each(['app://bundle/a.png', 'file:///photos/a.png', 'ms-settings:x'])(
  'a file with a foreign scheme, %s, is neither fetched nor opened',
  async (src) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const open = jest.spyOn(window, 'open').mockImplementation();
    const fetch = jest.fn();
    Object.assign(globalThis, { fetch });
    await downloadImage({ id: 7, src });
    expect(warn).toHaveBeenCalledWith('Image 7 could not be downloaded.', expect.any(Error));
    expect(fetch).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'fetch');
  },
);
