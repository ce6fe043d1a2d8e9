/** Returns the scheme of the page with its colon, to which links may lead; empty for http(s), to which all may. */
export const getPageScheme = (): string => location.protocol.replace(/^https?:/, '');
