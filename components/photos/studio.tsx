'use client';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { announce } from '@/components/client/announce';
import { FileButton } from '@/components/files/file-button';
import { sortOut, type ChosenFile, type LeftOut, type Original } from '@/components/files/intake';
import { useReader, type DecodedPhoto } from '@/components/files/use-reader';
import { printCount } from '@/gallery-lib/cli/core/amounts';
import { findProblem, type TextsFile } from '@/gallery-lib/cli/core/texts';
import { changeAlbum, countMissing, emptyAlbum } from './album/album';
import { getFirstChoices } from './code/choices';
import { printAngularGallery, printReactGallery } from './code/print-gallery';
import { galleryId, GalleryView } from './gallery-view';
import { LeftOutList } from './left-out';
import { printLeftOut, releasePhotos, toImage, toNewPhoto } from './model';
import { Parts } from './parts';
import type { Batch, PhotosProps } from './photos';
import { ProgressLine } from './progress-line';
import { TakeAlong } from './download/take-along';
import { TextList } from './texts/text-list';
import { useEdition } from './download/use-edition';
import { usePacking } from './download/use-packing';
import { WorkingView } from './working-view';

interface StudioProps extends Pick<PhotosProps, 'fields' | 'project'> {
  batches: readonly Batch[];
  onAdd: (files: readonly ChosenFile[]) => void;
  /** Called to begin again, with the files that could not be shown. */
  onClear: (leftOut: readonly LeftOut[]) => void;
}

/** Reads a file of texts; one that is not valid is named. */
async function readTexts(file: File | undefined): Promise<TextsFile | string | undefined> {
  if (!file) return undefined;
  try {
    const value: unknown = JSON.parse(await file.text());
    return findProblem(value) ?? (value as TextsFile);
  } catch {
    return 'is not valid JSON';
  }
}

/** Asks before the page with unsaved texts is left. */
function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

const question = 'Texts that you have written are in no download. Start over all the same?';

/** Photographs while they are read, and the gallery of them with order, texts, code and download. */
export default function Studio({ batches, fields, project, onAdd, onClear }: StudioProps) {
  const [album, dispatch] = useReducer(changeAlbum, emptyAlbum);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [rest, setRest] = useState<readonly Original[]>([]);
  const [choices, setChoices] = useState(() =>
    getFirstChoices(matchMedia('(width < 600px)').matches),
  );
  const edition = useEdition();
  const [isListOpen, setListOpen] = useState(false);
  const texts = useRef<TextsFile>({});
  const begun = useRef(0);
  const isFocusLost = useRef(false);
  const [completed, setCompleted] = useState(0);

  const addLeftOut = useCallback((file: LeftOut) => {
    setLeftOut((before) => [...before, file]);
    announce(`Left out: ${printLeftOut(file)}`);
  }, []);
  const onRead = useCallback((photos: readonly DecodedPhoto[], waiting: readonly Original[]) => {
    dispatch({ type: 'add', photos: photos.map(toNewPhoto), texts: texts.current });
    setRest(waiting);
    announce(`${printCount(photos.length, 'photograph')} in the gallery.`);
  }, []);
  const { reading, read, cancel } = useReader({ onLeftOut: addLeftOut, onRead });
  const packing = usePacking({ project, onPacked: () => dispatch({ type: 'save' }) });
  const isBusy = reading !== undefined;

  useEffect(() => {
    // One batch after the other: the next begins when the last one has been read.
    const batch = batches[begun.current];
    if (isBusy || !batch) return;
    begun.current++;
    void (async () => {
      const { originals, leftOut: others, texts: file } = sortOut(batch.files);
      const given = await readTexts(file);
      if (typeof given === 'string') addLeftOut({ path: file?.name ?? '', reason: given });
      else if (given) texts.current = given;
      for (const each of others) addLeftOut(each);
      announce(`Reading ${printCount(originals.length, 'file')}.`);
      await read(originals);
      setCompleted((before) => before + 1);
    })();
  }, [batches, isBusy, read, addLeftOut]);

  const { photos } = album;
  const hasEnded = !isBusy && completed === batches.length;
  const isEmpty = photos.length === 0 && album.past.length === 0 && rest.length === 0;
  const nothing = hasEnded && isEmpty && leftOut.length > 0;
  useEffect(() => {
    if (nothing) onClear(leftOut);
  }, [nothing, leftOut, onClear]);

  // What had the focus while photographs were read is gone.
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`a[href="#${galleryId}"]`);
    if (!isFocusLost.current || !link) return;
    isFocusLost.current = false;
    link.focus({ preventScroll: true });
  });

  useLeaveQuestion(album.isUnsaved);
  const last = useRef(photos);
  useEffect(() => {
    last.current = photos;
  }, [photos]);
  useEffect(() => () => releasePhotos(last.current), []);

  const images = useMemo(() => photos.map(toImage), [photos]);
  const startOver = () => {
    if (album.isUnsaved && !confirm(question)) return;
    packing.cancel();
    cancel();
    onClear([]);
  };

  if (reading)
    return (
      <>
        <ProgressLine
          reading={reading}
          onCancel={cancel}
          onFocusLost={() => {
            isFocusLost.current = true;
          }}
        />
        {leftOut.length > 0 && (
          <LeftOutList
            title={`${printCount(leftOut.length, 'file')} left out, the rest continues`}
            files={leftOut}
          />
        )}
        <WorkingView reading={reading} rowHeight={choices.rowHeight} />
      </>
    );
  if (!hasEnded || nothing) return <p role="status">Starting…</p>;
  const missing = countMissing(album);
  const print = edition === 'react' ? printReactGallery : printAngularGallery;
  const request = { photos, edition, code: print(choices, fields) };
  return (
    <>
      <div className="photos-head">
        <p>
          <span>{printCount(photos.length, 'photograph')}, nothing uploaded</span>
          {leftOut.length > 0 && (
            <button
              type="button"
              className="photos-link"
              aria-expanded={isListOpen}
              aria-controls="left-out"
              onClick={() => setListOpen(!isListOpen)}
            >
              {printCount(leftOut.length, 'file')} left out
            </button>
          )}
          <button type="button" className="photos-link" onClick={startOver}>
            Start over
          </button>
        </p>
        {rest.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setRest([]);
              void read(rest);
            }}
          >
            Continue with {printCount(rest.length, 'file')}
          </button>
        )}
        <FileButton onChoose={onAdd}>Add photographs</FileButton>
      </div>
      {isListOpen && <LeftOutList id="left-out" files={leftOut} />}
      <Parts missing={missing} packing={packing} request={request} />
      <GalleryView choices={choices} onChange={setChoices} images={images} fields={fields} />
      <TextList album={album} missing={missing} dispatch={dispatch} />
      <TakeAlong
        photos={photos}
        choices={choices}
        fields={fields}
        packing={packing}
        request={request}
      />
    </>
  );
}
