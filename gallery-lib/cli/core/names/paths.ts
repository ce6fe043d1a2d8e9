/** The paths of originals: relative to the input folder, with `/`, in composed Unicode. macOS stores names decomposed. */
export const normalizePath = (path: string) => path.replaceAll('\\', '/').normalize('NFC');

/** Returns the folder of a path, '' for a file in the input folder itself. */
export const getFolder = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Returns the last part of a path. */
export const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the last part of a path without its extension. */
export const getStem = (path: string) => getName(path).replace(/(?!^)\.[^.]*$/, '');

/** Returns the extension of a path in lower case, without the dot. */
export const getExtension = (path: string) =>
  /(?!^)\.([^.]*)$/.exec(getName(path))?.[1]?.toLowerCase() ?? '';
