'use client';
import { FileButton } from '@/components/files/file-button';
import type { ChosenFile } from '@/components/files/intake';
import { Icon } from '@/components/site/icon';

interface DropAreaProps {
  onChoose: (files: readonly ChosenFile[]) => void;
}

/** Where photographs are chosen. Files may be dropped on the whole page. */
export function DropArea({ onChoose }: DropAreaProps) {
  return (
    <div className="photos-drop">
      <div className="photos-drop-top scripted">
        <Icon name="photos" />
        <h2 className="photos-fine">Drop photographs or a folder anywhere on this page</h2>
        <h2 className="photos-coarse">Photographs from this device</h2>
        <div className="photos-pick">
          <FileButton className="button-main" onChoose={onChoose}>
            Choose photographs
          </FileButton>
          <FileButton className="photos-fine" isFolder onChoose={onChoose}>
            Choose a folder
          </FileButton>
        </div>
        <p className="photos-fine">
          or paste them with <kbd>Ctrl</kbd> <kbd>V</kbd>
        </p>
        <p>JPEG, PNG, WebP, AVIF, GIF; HEIC in Safari</p>
      </div>
      <noscript>
        <p>
          <strong>Choosing photographs here needs JavaScript.</strong>{' '}
          <a href="#command">The command</a> does the same on your computer.
        </p>
      </noscript>
      <p className="photos-safe">
        <Icon name="lock" />
        <span>
          <strong>Nothing is uploaded.</strong> Your browser does the work, and the policy of this
          page allows no connection to another server (<code>connect-src &apos;self&apos;</code>).
        </span>
      </p>
    </div>
  );
}
