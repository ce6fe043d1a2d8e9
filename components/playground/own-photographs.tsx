'use client';
import type { FlatImage } from 'ks-gallery-react';
import { useCallback, useState } from 'react';
import { FileButton } from '@/components/files/file-button';
import { sortOut, type ChosenFile, type LeftOut } from '@/components/files/intake';
import { useReader, type DecodedPhoto } from '@/components/files/use-reader';

function toImage({ original, facts, thumbUrl, thumbSize, placeholder }: DecodedPhoto): FlatImage {
  const { path, file } = original;
  return {
    id: path,
    src: URL.createObjectURL(file),
    width: facts.width,
    height: facts.height,
    thumb: { src: thumbUrl, ...thumbSize },
    placeholder,
    alt: path,
    caption: path,
  };
}

interface OwnPhotographsProps {
  images: readonly FlatImage[];
  onChange: (images: readonly FlatImage[]) => void;
}

/** Lets the user choose the photographs of the preview. A URL cannot contain them. */
export default function OwnPhotographs({ images, onChange }: OwnPhotographsProps) {
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const onLeftOut = useCallback((file: LeftOut) => setLeftOut((before) => [...before, file]), []);
  const onRead = useCallback(
    (photos: readonly DecodedPhoto[]) => onChange(photos.map(toImage)),
    [onChange],
  );
  const { reading, read, cancel } = useReader({ onLeftOut, onRead });
  const choose = (files: readonly ChosenFile[]) => {
    const { originals, leftOut: others } = sortOut(files);
    cancel();
    setLeftOut(others);
    void read(originals);
  };
  return (
    <div className="play-own">
      <FileButton className="button-small" onChoose={choose}>
        Choose photographs
      </FileButton>
      <p role="status">
        {reading
          ? `${reading.results.length} of ${reading.originals.length}`
          : images.length > 0
            ? `${images.length} of your photographs, nothing is uploaded.`
            : 'Choose photographs, also again after a reload: the URL has the options alone. Nothing is uploaded.'}
      </p>
      {leftOut.map(({ path, reason }, index) => (
        <p key={index} className="play-problem">
          {path} {reason}.
        </p>
      ))}
    </div>
  );
}
