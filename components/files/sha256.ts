import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Returns the SHA-256 of bytes or of a text, as hexadecimal digits, without waiting. */
export const hash = (data: Uint8Array | string): string => bytesToHex(sha256(data));

/** The same for files: faster, where the browser can; pages without HTTPS have no `crypto.subtle`. */
export const hashFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  crypto.subtle
    ? bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    : hash(bytes);
