import { useState } from 'react';
import { readPhotograph, type Photograph } from './read-photograph';

/** The photographs that the user has chosen. */
export function usePhotographs() {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const choose = async (input: HTMLInputElement) => {
    setPhotographs(await Promise.all([...(input.files ?? [])].map(readPhotograph)));
    // The same files may be chosen again.
    input.value = '';
  };
  const close = () => {
    for (const { src } of photographs) URL.revokeObjectURL(src);
    setPhotographs([]);
  };
  return { photographs, choose, close };
}
