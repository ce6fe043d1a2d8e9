'use client';
import './file-button.scss';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { collectInput } from './collect-files';
import type { ChosenFile } from './intake';

/** What browsers offer to choose; HEIC has no type in most systems. */
const ACCEPT = 'image/*,.heic,.heif,.xmp,.json';

/** Not in the types of React. */
const folderAttribute = { webkitdirectory: '' };

interface FileButtonProps {
  className?: string;
  /** Chooses a folder with all that is in it. */
  isFolder?: boolean;
  onChoose: (files: readonly ChosenFile[]) => void;
  children: ReactNode;
}

/** A button that lets the user choose files. It works before the scripts run, and is read when they do. */
export function FileButton({ className = '', isFolder, onChoose, children }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  const readEarly = useEffectEvent((input: HTMLInputElement | null) => {
    if (input?.files?.length) onChoose(collectInput(input));
  });
  useEffect(() => readEarly(ref.current), []);
  return (
    <label className={`button file-button ${className}`} data-native>
      {children}
      <input
        type="file"
        multiple
        ref={ref}
        accept={isFolder ? undefined : ACCEPT}
        {...(isFolder && folderAttribute)}
        onChange={({ target }) => onChoose(collectInput(target))}
      />
    </label>
  );
}
