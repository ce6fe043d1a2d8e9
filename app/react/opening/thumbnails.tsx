import { openingImages } from '@/components/demos/image-sets';

/** Class and label of each thumbnail. */
const crops = [
  ['cover', 'object-fit: cover'],
  ['contain', 'object-fit: contain'],
  ['fill', 'object-fit: fill'],
  ['none', 'object-fit: none'],
  ['scale-down', 'object-fit: scale-down'],
  ['round', 'a square file, with round corners'],
  ['position', 'object-position: right'],
] as const;

/** Thumbnails of the application: the gallery finds them by the ids of the images. */
export function Thumbnails({ onClickImage }: { onClickImage: (index: number) => void }) {
  return (
    <ul className="opening-thumbnails">
      {crops.map(([name, label], position) => {
        const image = openingImages[position];
        const thumbnail = image?.plain;
        return (
          thumbnail && (
            <li key={name}>
              <button type="button" data-ks-image={image.id} onClick={() => onClickImage(position)}>
                <img className={`opening-${name}`} src={thumbnail.img} alt="" />
                {`Image ${position + 1}, ${label}`}
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
