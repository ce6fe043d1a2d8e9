/** The security fixes of the package in 16.0.0, by its changelog, and the React edition; backticks mark code. */
export interface SecurityFix {
  /** What 16.0.0 does. */
  readonly fix: string;
  /** What the React edition does. */
  readonly react: string;
  /** File below `tests/unit/library` and title of the test that verifies it; undefined where there is nothing to verify. */
  readonly test?: readonly [file: string, title: string];
}

export const securityFixes: readonly SecurityFix[] = [
  {
    fix: 'Refuses `../` in `img` and `fallbackImg`.',
    react:
      'Accepts it, because such a URL stays on its origin. Refuses scripts and documents; links to files lead to http(s), `blob:` and the scheme of the page.',
    test: ['core/url.test.ts', 'rejects the URL %j'],
  },
  {
    fix: 'Opens `extUrl` with http(s) only.',
    react: 'The same, and with the scheme of the page, such as `capacitor:` in an application.',
    test: ['core/url.test.ts', 'refuses the URL %j'],
  },
  {
    fix: 'Opens the `extUrl` that it has checked.',
    react: 'The same, for all buttons.',
    test: ['injection.test.tsx', 'no button follows a URL that runs a script'],
  },
  {
    fix: 'Sanitizes `description` in the modal gallery and the carousel.',
    react: 'Parses it into allowed elements; there is no `innerHTML`.',
    test: ['injection.test.tsx', 'are rendered as text in all fields at once, %p'],
  },
  {
    fix: 'Encodes quotes in the background of `aTags`.',
    react: 'The same, and backslashes and line breaks.',
    test: [
      'plain-gallery/server.test.tsx',
      'backgrounds have a layer each for image and fallback, and no URL can leave its quotes',
    ],
  },
  {
    fix: 'Checks the CSS values of `description.style`.',
    react:
      'Sets each property by itself in the browser, so that a value cannot add another. In HTML from a server, React keeps a `;` in values: do not accept options from untrusted users.',
    test: ['injection.test.tsx', 'are rendered as text in each field alone'],
  },
  {
    fix: 'Saves data URLs of PNG, JPEG, GIF, WebP and BMP only.',
    react:
      'Saves images and videos of any type, including SVG; validate them if untrusted users can set them. Other data is saved as an image.',
    test: ['download.test.ts', 'the data of %s is saved as %s'],
  },
  {
    fix: 'Survives a data URL that is not valid base64.',
    react: 'The same, with a warning.',
    test: [
      'download.test.ts',
      'a data URL that is not valid base64 is not downloaded, with a warning',
    ],
  },
  {
    fix: 'Computes heights of thumbnails correctly, and limits sizes of the plain gallery.',
    react: 'Computes none: they are CSS.',
  },
];
