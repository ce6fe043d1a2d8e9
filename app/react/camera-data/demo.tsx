'use client';
import { ModalGallery, type FlatImage } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig } from './config';
import './style.css';

interface Tags {
  Model?: string;
  LensModel?: string;
  /** In seconds. */
  ExposureTime?: number;
  FNumber?: number;
  ISO?: number;
  /** In mm. */
  FocalLength?: number;
  DateTimeOriginal?: Date;
}

type Photograph = FlatImage & { facts: readonly string[] };

async function readTags(file: File): Promise<Tags | undefined> {
  const { default: exifr } = await import('exifr');
  return exifr.parse(file);
}

async function readPhotograph(file: File): Promise<Photograph> {
  // A file that is not a photograph has no tags.
  const tags = (await readTags(file).catch(() => undefined)) ?? {};
  const { ExposureTime: time, FNumber: aperture, ISO: speed, FocalLength: length } = tags;
  const facts = [
    tags.Model,
    tags.LensModel,
    time && `${time < 1 ? `1/${Math.round(1 / time)}` : time} s`,
    aperture && `f/${aperture}`,
    speed && `ISO ${speed}`,
    length && `${length} mm`,
    tags.DateTimeOriginal?.toLocaleDateString(),
  ].filter((fact) => typeof fact === 'string');
  return { src: URL.createObjectURL(file), alt: file.name, facts };
}

const showFacts = ({ alt, facts }: Photograph) => (
  <>
    <h2>{alt}</h2>
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
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
