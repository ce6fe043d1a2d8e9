/** Where a photograph is in what the user has chosen. */
export interface ChosenPlace {
  /** The folder that holds all that was chosen with it. */
  readonly folder?: string;
  /** Path in that folder. */
  readonly chosenPath: string;
}

/**
 * Returns photographs with their paths in one input folder. A folder that holds all of them is the input folder itself;
 * beside others it is an album, also if they were chosen later.
 */
export function moveToInputFolder<T extends ChosenPlace & { readonly path: string }>(
  photos: readonly T[],
): readonly T[] {
  const isShared = new Set(photos.map(({ folder }) => folder)).size === 1;
  return photos.map((photo) => {
    const { folder, chosenPath } = photo;
    const path = isShared || folder === undefined ? chosenPath : `${folder}/${chosenPath}`;
    return path === photo.path ? photo : { ...photo, path };
  });
}
