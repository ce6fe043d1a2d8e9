'use client';
import { ModalGallery, type FlatImage } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig } from './config';
import './style.css';

type Photograph = FlatImage & { facts: readonly string[] };
type Tags = Partial<
  Record<'Model' | 'LensModel', string> &
    Record<'ExposureTime' | 'FNumber' | 'ISO' | 'FocalLength', number>
>;

const formatSeconds = (time: number) => `${time < 1 ? `1/${Math.round(1 / time)}` : time} s`;

async function readPhotograph(file: File): Promise<Photograph> {
  const { default: exifr } = await import('exifr');
  // A file that is not a photograph has no tags.
  const tags: Tags = (await exifr.parse(file).catch(() => undefined)) ?? {};
  const { Model, LensModel, ExposureTime, FNumber, ISO, FocalLength } = tags;
  const facts = [
    Model,
    LensModel,
    ExposureTime && formatSeconds(ExposureTime),
    FNumber && `f/${FNumber}`,
    ISO && `ISO ${ISO}`,
    FocalLength && `${FocalLength} mm`,
  ].filter((fact) => typeof fact === 'string');
  return { src: URL.createObjectURL(file), alt: file.name, facts };
}

const showFacts = ({ alt, facts }: Photograph) => (
  <>
    <h2>{alt}</h2>
    <p>{facts.join(', ')}</p>
  </>
);

export default function Demo() {
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
  return (
    <>
      <label className="button photograph-chooser">
        Choose photographs
        <input type="file" accept="image/*" multiple onChange={({ target }) => choose(target)} />
      </label>
      <ModalGallery
        images={photographs}
        config={modalConfig}
        render={{ info: ({ image }) => image.facts.length > 0 && showFacts(image) }}
        open={photographs.length > 0}
        onOpenChange={close}
      />
    </>
  );
}
