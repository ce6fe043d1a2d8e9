'use client';
import { useEffect, useState } from 'react';
import { collectTransfer } from '@/components/files/collect-files';
import type { ChosenFile } from '@/components/files/intake';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page, or pasted. @returns whether files are dragged over it */
export function useDrop(onFiles: (files: readonly ChosenFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const take = (transfer: DataTransfer) =>
      void collectTransfer(transfer).then((files) => {
        if (!signal.aborted) onFiles(files);
      });
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    // It bubbles from each element that is left; the last one has no successor.
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (hasFiles(clipboardData)) take(clipboardData);
    };
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('dragleave', onDragLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    addEventListener('paste', onPaste, { signal });
    return () => controller.abort();
  }, [onFiles]);
  return isOver;
}
