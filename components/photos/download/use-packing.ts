'use client';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/client/announce';
import { KEPT_FOR, removeArchives } from '@/components/files/archive-file';
import { startWorker, type PhotoWorker } from '@/components/files/photo-worker';
import type { OwnFormat } from '@/components/files/worker/protocol';
import { Refusal } from '@/components/files/worker/refusal';
import { request } from '@/components/site/request';
import { siteFacts } from '@/components/site/site-facts';
import { asset } from '@/components/site/urls';
import { getName } from '@/gallery-lib/cli/core/names/paths';
import { TEXTS_NAME } from '@/gallery-lib/cli/core/texts';
import type { AlbumPhoto } from '../album/album';
import { printTextsFile } from '../album/texts-file';
import {
  folders,
  planPhotos,
  printPhotosModule,
  type Edition,
  type OutputSettings,
} from '../code/output';
import { printReadme } from '../code/readme';

/** The archive that is being made. */
export interface PackingProgress {
  readonly done: number;
  readonly total: number;
  readonly startedAt: number;
}

export interface PackingRequest {
  readonly photos: readonly AlbumPhoto[];
  readonly edition: Edition;
  /** The text of the component. */
  readonly code: string;
}

export interface Packing {
  readonly output: OutputSettings;
  readonly setOutput: (output: OutputSettings) => void;
  /** The formats that this browser can write; undefined until they are known. */
  readonly formats: readonly OwnFormat[] | undefined;
  readonly progress: PackingProgress | undefined;
  readonly failure: string | undefined;
  readonly pack: (request: PackingRequest) => void;
  readonly cancel: () => void;
}

interface PackingOptions {
  /** Files of the project that do not depend on the photographs, by path. */
  project: Readonly<Record<string, string>>;
  onPacked: () => void;
}

/** The formats that are chosen at first; AVIF takes many times as long. */
const firstFormats: readonly OwnFormat[] = ['webp', 'jpeg'];

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; while it runs, the browser keeps the file itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fetchLibrary(): Promise<Record<string, Uint8Array>> {
  const { archive } = siteFacts.reactEdition;
  const response = await request(asset(archive));
  if (!response.ok) throw new Refusal('the package of the library could not be loaded');
  return { [getName(archive)]: new Uint8Array(await response.arrayBuffer()) };
}

/** Makes the archive of a project in a worker, one photograph at a time. */
export function usePacking({ project, onPacked }: PackingOptions): Packing {
  const [output, setOutput] = useState<OutputSettings>({
    widths: [800, 1600, 2400],
    formats: firstFormats,
  });
  const [formats, setFormats] = useState<readonly OwnFormat[]>();
  const [progress, setProgress] = useState<PackingProgress>();
  const [failure, setFailure] = useState<string>();
  const current = useRef<PhotoWorker>(undefined);

  useEffect(() => {
    void removeArchives();
    const worker = startWorker();
    const find = async () => {
      const found = await worker.run('formats', undefined).catch(() => undefined);
      worker.end();
      if (!found) return;
      setFormats(found);
      setOutput((before) => ({
        ...before,
        formats: before.formats.filter((format) => found.includes(format)),
      }));
    };
    void find();
    return () => {
      worker.end();
      current.current?.end();
    };
  }, []);

  const cancel = () => {
    current.current?.end();
    current.current = undefined;
    setProgress(undefined);
    setTimeout(() => void removeArchives(), KEPT_FOR);
  };

  const makeArchive = async (
    worker: PhotoWorker,
    { photos, edition, code }: PackingRequest,
    onFile: () => void,
  ): Promise<Blob> => {
    const folder = 'photo-gallery';
    const { files: filesFolder, module } = folders[edition];
    // Copies of a photograph with the same name have the same files.
    const written = new Set<string>();
    for (const [{ file, facts, path }, planned] of planPhotos(photos, output, edition)) {
      const files = planned.filter(({ name }) => !written.has(name));
      for (const { name } of files) written.add(name);
      if (files.length === 0) continue;
      try {
        await worker.run(
          'pack',
          { file, facts, files, folder: `${folder}/${filesFolder}` },
          onFile,
        );
      } catch (error) {
        throw error instanceof Refusal ? new Refusal(`${path} ${error.message}`) : error;
      }
    }
    const texts = {
      [TEXTS_NAME]: printTextsFile(photos),
      [module]: printPhotosModule(photos, output, edition),
      'README.md': printReadme(output, edition),
      ...(await fetchLibrary()),
      ...(edition === 'react'
        ? { ...project, 'src/gallery.tsx': code }
        : { 'src/app/gallery.component.ts': code }),
    };
    return worker.run('finish', {
      files: Object.fromEntries(
        Object.entries(texts).map(([path, content]) => [`${folder}/${path}`, content]),
      ),
    });
  };

  const run = async (request: PackingRequest) => {
    const worker = startWorker();
    current.current = worker;
    const names = new Set(
      [...planPhotos(request.photos, output, request.edition).values()]
        .flat()
        .map(({ name }) => name),
    );
    setFailure(undefined);
    setProgress({ done: 0, total: names.size, startedAt: performance.now() });
    announce(`Making ${names.size} files.`);
    try {
      const blob = await makeArchive(worker, request, () =>
        setProgress((before) => before && { ...before, done: before.done + 1 }),
      );
      if (current.current !== worker) return;
      save(blob, 'photo-gallery.zip');
      announce('The project is ready.');
      onPacked();
    } catch (error) {
      // It was cancelled.
      if (current.current !== worker) return;
      if (!(error instanceof Refusal)) throw error;
      setFailure(error.message);
    }
    cancel();
  };

  return {
    output,
    setOutput,
    formats,
    progress,
    failure,
    pack: (request) => void run(request),
    cancel,
  };
}
