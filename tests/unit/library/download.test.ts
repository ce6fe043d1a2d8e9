import { downloadImage } from '@/gallery-lib/src/modal-gallery/download/download';

afterEach(() => jest.restoreAllMocks());

test('a data URL that is not valid base64 is not downloaded, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const open = jest.spyOn(window, 'open').mockImplementation();
  const url = 'data:image/png;base64,a';
  await downloadImage({ id: 7, src: url });
  expect(warn).toHaveBeenCalledWith('Image 7 could not be downloaded.', expect.anything());
  expect(open).not.toHaveBeenCalled();
});
