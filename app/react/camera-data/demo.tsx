'use client';
import { ModalGallery, type FlatImage } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig, tagNames } from './config';
import './style.css';

type Photograph = FlatImage & { facts: readonly string[] };
type TagName = keyof typeof tagNames;

async function readTags(file: File) {
  const { load } = await import('exifreader');
  return load(await file.arrayBuffer());
}

async function readPhotograph(file: File): Promise<Photograph> {
  // A file that is not a photograph has no tags.
  const tags = await readTags(file).catch(() => undefined);
  const facts = (Object.keys(tagNames) as TagName[])
    .filter((tag) => tags?.[tag])
    .map((tag) => `${tagNames[tag]}: ${tags?.[tag]?.description}`);
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
