import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash, whatever folder a script is called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
