import { openingImages } from '@/components/demos/image-sets/opening-images';
import { crops } from './crops';
import './style.css';

interface OnlyFadeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Chooses between the two animations. */
export function OnlyFade({ checked, onChange }: OnlyFadeProps) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} /> Only fade
    </label>
  );
}

/** Thumbnails of the application: the gallery finds them by the ids of the images. */
export function Thumbnails({ onClickImage }: { onClickImage: (index: number) => void }) {
  return (
    <>
      <h3>Thumbnails of the application</h3>
      <ul className="opening-thumbnails">
        {crops.map(([name, label], position) => {
          const image = openingImages[position];
          return (
            image && (
              <li key={name}>
                <button
                  type="button"
                  data-ks-image={image.id}
                  onClick={() => onClickImage(position)}
                >
                  <img className={`opening-${name}`} src={image.thumb?.src} alt="" />
                  {`Image ${position + 1}, ${label}`}
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p className="button-row">
        <button type="button" className="button" onClick={() => onClickImage(2)}>
          Open at image 3
        </button>
      </p>
    </>
  );
}
