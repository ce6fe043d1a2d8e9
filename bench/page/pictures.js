const width = 4;
const height = 3;

/** Returns a data URL of a bitmap of 12 pixels in one colour, which needs no network and almost no decoding. */
function bitmap(colour) {
  const bytes = new Uint8Array(54 + width * height * 3);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let at = 54; at < bytes.length; at += 3) {
    bytes.set([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255], at);
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** Returns distinct images, which their alternative text identifies. */
export function makePictures(count) {
  return Array.from({ length: count }, (_, index) => ({
    src: bitmap(0x336699 + index * 37),
    alt: `Picture ${index + 1}`,
    width: 1600,
    height: 1200,
  }));
}
