const cookieName = 'XSRF-TOKEN';
const headerName = 'X-XSRF-TOKEN';

/** True for '/save' and 'save', false for anything that names a scheme or a host. */
export function isRelative(url: string): boolean {
  // Browsers read '\' as '/' and skip leading white space, so '/\host' names a host as '//host' does.
  return !/^[\s\0]*([a-z][a-z\d+.-]*:|[\\/]\s*[\\/])/i.test(url);
}

/** The anti-forgery token in a cookie string, if there is one. */
export function tokenIn(cookies: string): string | undefined {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  const value = entry?.slice(cookieName.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `fetch`, with the anti-forgery token in a header when the method is not GET and the URL is relative. */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const token = tokenIn(document.cookie);
  if (method === 'GET' || !isRelative(url) || token === undefined) {
    return fetch(url, init);
  }
  const headers = new Headers(init.headers);
  if (!headers.has(headerName)) headers.set(headerName, token);
  return fetch(url, { ...init, headers });
}
