const IMAGE_DATA = /^data:image\/[a-z0-9.+-]+[;,]/i;

function schemeOf(address: string): string | undefined {
  // Browsers skip white space and control characters in front of and inside a scheme.
  return /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}

/** The address of a picture if it is relative, http(s), `blob:` or image data; otherwise an empty string. */
export function safeImageAddress(address: string | undefined): string {
  if (!address) return '';
  const scheme = schemeOf(address);
  const safe =
    scheme === undefined ||
    /^(https?|blob)$/.test(scheme) ||
    (scheme === 'data' && IMAGE_DATA.test(address.trim()));
  return safe ? address : '';
}

/** The absolute form of an external address if it is http or https; otherwise `undefined`. */
export function safeExternalAddress(address: string | undefined, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
