/** URLs of the images of a gallery. */
export interface LinkConfig {
  /** Name of the gallery in the URL: not empty, without `#`, unique among the mounted galleries of its kind. The fragment of an image is `#<name>-<image id>`. */
  name: string;
}
