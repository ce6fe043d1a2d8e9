/** The policy that the galleries need. Add the hosts of your images to `img-src`. */
export const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  // For HTML from a server. An application that renders in the browser only does not need it.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
