'use client';
import { printBytes } from '@/gallery-lib/cli/core/amounts';
import { estimateBytes, planPhotos, type Edition } from '../code/output';
import type { AlbumPhoto } from '../album/album';
import { Progress } from '../progress';
import type { Packing, PackingRequest } from './use-packing';

/** Returns about how large the archive is, in words. */
function printSize(photos: readonly AlbumPhoto[], packing: Packing, edition: Edition): string {
  return printBytes(estimateBytes(planPhotos(photos, packing.output, edition)));
}

interface PackingControlsProps {
  packing: Packing;
  request: PackingRequest;
  isMain?: boolean;
}

/** The button that makes the archive, and its progress in the same place. */
export function PackingControls({ packing, request, isMain }: PackingControlsProps) {
  const { progress, output, pack, cancel } = packing;
  const { photos, edition } = request;
  if (progress)
    return (
      <div className="photos-pack">
        <Progress {...progress} unit="files" label="Files in the ZIP" onCancel={cancel} />
      </div>
    );
  const isPossible = photos.length > 0 && output.widths.length > 0 && output.formats.length > 0;
  return (
    <button
      type="button"
      className={isMain ? 'button button-main' : 'button'}
      aria-disabled={!isPossible}
      onClick={() => isPossible && pack(request)}
    >
      Download {edition === 'react' ? 'project' : 'files'} (ZIP
      {isPossible && `, about ${printSize(photos, packing, edition)}`})
    </button>
  );
}
