import type { Photo } from '@/components/demos/image-sets/photographs';
import './style.css';

interface ListProps {
  images: readonly Photo[];
  onMove: (from: number, to: number) => void;
  onClickImage: (index: number) => void;
}

/** Thumbnails that can be dragged, or moved by a button. */
export function List({ images, onMove, onClickImage }: ListProps) {
  return (
    <ol className="reorder-list" onDragOver={(event) => event.preventDefault()}>
      {images.map((image, at) => (
        <li
          key={image.id}
          onDragStart={(event) => event.dataTransfer.setData('text', `${at}`)}
          onDrop={(event) => onMove(Number(event.dataTransfer.getData('text')), at)}
        >
          <button type="button" draggable data-ks-image={image.id} onClick={() => onClickImage(at)}>
            <img src={image.thumb?.src} alt={image.caption} width={132} height={88} />
          </button>
          <button type="button" className="button" onClick={() => onMove(at, Math.max(0, at - 1))}>
            {`Move no. ${at + 1} towards the start`}
          </button>
        </li>
      ))}
    </ol>
  );
}
