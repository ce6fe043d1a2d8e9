/** BASE_PATH as '' or '/folder', never with a trailing slash: the form that Next and the URL helpers expect. */
export function readBasePath(value = process.env.BASE_PATH ?? '') {
  const basePath = value.replace(/\/+$/, '');
  if (basePath !== '' && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    throw new Error(`BASE_PATH must be empty or look like "/folder", got "${value}"`);
  }
  return basePath;
}
