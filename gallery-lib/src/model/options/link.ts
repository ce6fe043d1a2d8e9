/** URLs of the images of a gallery. Has no effect without `registerLinks`. */
export interface LinkConfig {
  /**
   * Name of the gallery in the URL: not empty, without `#`, unique among the mounted galleries of its kind. The fragment
   * of an image is `#<name>-<image id>`, percent-encoded; without an id it has `src`, or the position if `src` is not
   * unique.
   * @alias url of image, deep link, hash, fragment, bookmark, permalink
   */
  name: string;
}
