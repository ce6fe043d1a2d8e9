/** Returns the pictures as images of the gallery library. */
export function toImages(pictures) {
  return pictures.map(({ src, alt, description, width, height }, id) => ({
    id,
    modal: { img: src, alt, description, width, height },
  }));
}
