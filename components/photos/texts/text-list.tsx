'use client';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { announce } from '@/components/client/announce';
import { printCount } from '@/gallery-lib/cli/core/amounts';
import { getName } from '@/gallery-lib/cli/core/names/paths';
import type { Sort } from '@/gallery-lib/cli/core/order';
import type { Album, AlbumAction } from '../album/album';
import { TextItem } from './text-item';
import { useMoving } from './use-moving';

interface TextListProps {
  album: Album;
  /** Photographs without an alternative text. */
  missing: number;
  dispatch: Dispatch<AlbumAction>;
}

/** Enter in an alternative text goes to the next one: it has no lines. */
function goToNext(event: KeyboardEvent, field: Element): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-alt]')];
  all.find((_, index) => all[index - 1] === field)?.focus();
}

/** Returns the key of the photograph in which a part of its item was used, if it is that part. */
function findKey({ target }: SyntheticEvent, part: string): string | undefined {
  const item = (target as Element).closest(part)?.closest<HTMLElement>('[data-key]');
  return item?.dataset.key;
}

const orderTexts = { date: 'Time taken', name: 'File name', own: 'Own order' } as const;

/** Order and texts of the photographs. */
export function TextList({ album, missing, dispatch }: TextListProps) {
  const { photos, order, past } = album;
  // What is filtered stays while its text is written.
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>();
  const [focusNext, setFocusNext] = useState<number>();
  const listRef = useRef<HTMLOListElement>(null);
  const keysId = useId();
  const isFiltered = shownKeys !== undefined;
  const moving = useMoving(album, dispatch, listRef);

  const remove = (key: string) => {
    const position = photos.findIndex((each) => each.key === key);
    const photo = photos[position];
    if (!photo) return;
    dispatch({ type: 'remove', key });
    setFocusNext(position);
    announce(`${getName(photo.path)} removed. Undo returns it.`, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target.matches('[data-alt]')) goToNext(event, target);
    const key = findKey(event, '[data-handle]');
    if (key !== undefined && !isFiltered) moving.onKeyDown(event, key);
  };
  // The handle of the next photograph has the focus of one that is removed.
  useLayoutEffect(() => {
    if (focusNext === undefined) return;
    const handles = listRef.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    (handles[focusNext] ?? handles[handles.length - 1])?.focus();
  }, [focusNext, photos]);

  const undo = () => {
    if (past.length === 0) return;
    setFocusNext(undefined);
    dispatch({ type: 'undo' });
    announce('Undone');
  };
  const withTexts = photos.filter(({ facts }) => facts.texts?.some(({ alt }) => alt)).length;
  return (
    <section aria-labelledby="your-texts">
      <div className="photos-section-head">
        <div>
          <h2 id="your-texts">Order and texts</h2>
          <p>
            {missing === 0
              ? 'Every photograph has an alternative text.'
              : `${missing} of ${printCount(photos.length, 'photograph')} ${missing === 1 ? 'has' : 'have'} no alternative text.`}
            {withTexts > 0 && ` ${printCount(withTexts, 'text')} came from the files.`}
          </p>
        </div>
        <div className="photos-actions">
          <fieldset className="choice">
            <legend className="visually-hidden">Photographs in the list</legend>
            <label>
              <input
                type="radio"
                name="photos-filter"
                checked={!shownKeys}
                onChange={() => setShownKeys(undefined)}
              />
              All
            </label>
            <label>
              <input
                type="radio"
                name="photos-filter"
                checked={isFiltered}
                onChange={() =>
                  setShownKeys(
                    new Set(photos.filter(({ alt }) => !alt.trim()).map(({ key }) => key)),
                  )
                }
              />
              Without text
            </label>
          </fieldset>
          <select
            aria-label="Order"
            value={order}
            onChange={({ target }) => dispatch({ type: 'sort', by: target.value as Sort })}
          >
            {Object.entries(orderTexts).map(([value, text]) => (
              <option key={value} value={value} disabled={value === 'own' && order !== 'own'}>
                {text}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button button-small"
            aria-disabled={past.length === 0}
            onClick={undo}
          >
            Undo
          </button>
        </div>
      </div>
      <p className="photos-keys" id={keysId}>
        Drag by the handle, or focus it: <kbd>Space</kbd> picks up and drops, the arrow keys move,{' '}
        <kbd>Esc</kbd> cancels. In an alternative text, <kbd>Enter</kbd> goes to the next one.
      </p>
      <ol
        className="photos-list"
        ref={listRef}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const key = findKey(event, '[data-handle]');
          if (key !== undefined && !isFiltered) moving.onPointerDown(event, key);
        }}
        onClick={(event) => {
          const key = findKey(event, '[data-remove]');
          if (key !== undefined) remove(key);
        }}
      >
        {photos.map(
          (photo, index) =>
            (!shownKeys || shownKeys.has(photo.key)) && (
              <TextItem
                key={photo.key}
                photo={photo}
                position={index + 1}
                count={photos.length}
                isLifted={moving.liftedKey === photo.key}
                isFiltered={isFiltered}
                keysId={keysId}
                dispatch={dispatch}
              />
            ),
        )}
      </ol>
    </section>
  );
}
