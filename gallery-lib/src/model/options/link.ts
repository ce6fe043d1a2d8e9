/** URLs of the images of a gallery. Has no effect without `registerLinks`. */
export interface LinkConfig {
  /**
   * Name of the gallery in the URL: not empty, without `#`, unique among the mounted galleries of its kind. The fragment
   * of an image is `#<name>-<image id>`, percent-encoded; without an id it has `src`, or the position if `src` is not
   * unique.
   * @alias url of image, deep link, hash, fragment, bookmark, permalink
   */
  name: string;
  /**
   * URL of the page without fragment, for the HTML of a server: needed if the page has a `<base>` with another URL, to which
   * links such as `#album-3` are relative. In the browser the page is known. Default: none.
   * @alias base href
   */
  page?: string;
}
