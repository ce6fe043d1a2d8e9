import { asset } from '@/components/site/urls';

/** Folder of the files. A downloaded example has a file with its own. */
export const base: string = asset('/assets');

/** The formats of each photograph beside JPEG, best first. */
export const formats: readonly string[] = ['avif', 'webp'];
