'use client';
import { memo, type Dispatch } from 'react';
import { Icon } from '@/components/site/icon';
import { getName } from '@/gallery-lib/cli/core/names/paths';
import type { AlbumAction, AlbumPhoto } from '../album/album';

interface TextItemProps {
  photo: AlbumPhoto;
  position: number;
  count: number;
  isLifted: boolean;
  /** Photographs are hidden, so that positions have no meaning. */
  isFiltered: boolean;
  keysId: string;
  dispatch: Dispatch<AlbumAction>;
}

/** A photograph of the list: its handle, the whole image, and its texts. The list handles its keys, pointer and clicks. */
export const TextItem = memo(function TextItem(props: TextItemProps) {
  const { photo, position, count, isLifted, isFiltered, keysId, dispatch } = props;
  const { key, path, facts, thumb, alt, caption } = photo;
  const name = getName(path);
  const write = (field: 'alt' | 'caption', text: string) =>
    dispatch({ type: 'write', key, field, text });
  return (
    <li className="photos-item" data-key={key} data-lifted={isLifted ? '' : undefined}>
      <button
        type="button"
        className="photos-handle"
        data-handle=""
        aria-describedby={keysId}
        aria-pressed={isLifted}
        aria-disabled={isFiltered || undefined}
        aria-label={`Move ${name}, position ${position} of ${count}`}
      >
        <span>{position}</span>
        <Icon name="grip" />
      </button>
      <div className="photos-thumb">
        <img
          src={thumb.src}
          width={thumb.width}
          height={thumb.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="photos-texts">
        <p className="photos-name">
          <strong>{name}</strong>{' '}
          <span>
            {facts.width} × {facts.height}
          </span>
        </p>
        <div className="photos-fields">
          <label data-missing={alt.trim() ? undefined : ''}>
            <span>Alt text</span>
            <textarea
              rows={2}
              value={alt}
              placeholder="Describe the photograph"
              aria-label={`Alternative text of ${name}`}
              data-alt=""
              onChange={({ target }) => write('alt', target.value)}
            />
          </label>
          <label>
            <span>Caption</span>
            <input
              type="text"
              value={caption}
              aria-label={`Caption of ${name}`}
              onChange={({ target }) => write('caption', target.value)}
            />
          </label>
        </div>
        <button
          type="button"
          className="photos-remove"
          data-remove=""
          aria-label={`Remove ${name}`}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
});
